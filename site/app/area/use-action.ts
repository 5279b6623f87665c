import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from './notices.ts';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

/**
 * Calls the server for a button, one call at a time, and reports a failure.
 * @param act makes the call, and shows its result
 * @param reasonOf returns the reason for a failure that has one of its own
 * @param queryKey the key of the data that the call changes: the call waits for other changes of it, and after a failure
 *   the data is loaded again
 */
export function useAction<Given = void>(
  act: (given: Given) => Promise<unknown>,
  reasonOf: (error: unknown) => string | undefined = () => undefined,
  queryKey?: readonly [string],
) {
  const { words } = useArea();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: act,
    ...(queryKey && { scope: { id: queryKey[0] } }),
    onMutate: () => notify('silence'),
    onError: (error) => {
      notify({ failed: reasonOf(error) ?? reasonFor(error, words.errors) });
      if (queryKey) void client.invalidateQueries({ queryKey });
    },
  });
  return { run: mutate, isBusy: isPending, isDone: isSuccess };
}

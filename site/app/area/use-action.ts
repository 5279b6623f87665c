import { useMutation } from '@tanstack/react-query';
import { useNotify } from './notices.ts';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

/**
 * Calls the server for a button, one call at a time, and reports a failure.
 * @param act makes the call, and shows its result
 * @param reasonOf returns the reason for a failure that has one of its own
 */
export function useAction<Given = void>(
  act: (given: Given) => Promise<unknown>,
  reasonOf: (error: unknown) => string | undefined = () => undefined,
) {
  const { words } = useArea();
  const notify = useNotify();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: act,
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonOf(error) ?? reasonFor(error, words.errors) }),
  });
  return { run: mutate, isBusy: isPending, isDone: isSuccess };
}

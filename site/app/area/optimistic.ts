import {
  type UseQueryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { isLimitReached } from '../../session/answers.ts';
import { useNotify } from './notices.ts';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

/** Data that a page shows changed before the server has answered. */
export interface Resource<Data, Change, Answer> {
  /** The key of its query and of its changes. */
  key: readonly [string];
  read: () => Promise<Data>;
  /** Makes a change on the server. Receives the data as the server has it at that time. */
  send: (change: Change, known: Data | undefined) => Promise<Answer>;
  /** Returns whether a change need not be made, because of the one that waits behind it. */
  isOutdated?: (change: Change, next: Change) => boolean;
  /** Returns the data after a change: without the server's answer at first, and then with it. */
  apply: (data: Data, change: Change, answer?: Answer) => Data;
}

/**
 * Returns the data as the server has it, with pending changes applied.
 * @param options when the data is requested, if that isn't while it is shown
 */
export function useOptimistic<Data extends object, Change, Answer>(
  { key, read, apply }: Resource<Data, Change, Answer>,
  options: Pick<UseQueryOptions<Data>, 'enabled' | 'refetchOnWindowFocus'> = {},
) {
  const query = useQuery<Data>({ queryKey: key, queryFn: read, ...options });
  const { data, error, isFetching, refetch } = query;
  const pending = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  const shown = data && pending.reduce<Data>((known, change) => apply(known, change), data);
  return { data: shown, error, isFetching, refetch };
}

interface Report<Change> {
  /** Returns what has been done. */
  done: (change: Change) => string;
  /** The message when the server has reached its limit. */
  full?: string | undefined;
}

/**
 * Returns a function that makes changes one after another and reports the result of each. The page shows a change at
 * once, and undoes it if the server refuses.
 */
export function useReportedChange<Data extends object, Change, Answer>(
  { key, send, isOutdated, apply }: Resource<Data, Change, Answer>,
  { done, full }: Report<Change>,
): (change: Change) => void {
  const { words } = useArea();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: key[0] },
    mutationFn: async (change: Change) => {
      const [, next] = client.getMutationCache().findAll({ mutationKey: key, status: 'pending' });
      if (next && isOutdated?.(change, next.state.variables as Change)) return 'outdated';
      return { answer: await send(change, client.getQueryData<Data>(key)) };
    },
    onMutate: () => notify('silence'),
    onSuccess: async (result, change) => {
      if (result !== 'outdated') notify({ done: done(change) });
      const answer = result === 'outdated' ? undefined : result.answer;
      // The answer of a running request may predate the change.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Data>(key, (known) => known && apply(known, change, answer));
    },
    onError: (error) => {
      const reason =
        full !== undefined && isLimitReached(error) ? full : reasonFor(error, words.errors);
      notify({ failed: `${words.undone} ${reason}` });
      // The server may have refused because of a change made elsewhere.
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return mutate;
}

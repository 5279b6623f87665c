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
  /** Whether the changes are made one after another, in their order, and not at the same time. */
  isInTurn?: true;
  /** Makes a change on the server. Receives the data as the server has it at that time. */
  send: (change: Change, known: Data | undefined) => Promise<Answer>;
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

interface ChangeCallbacks<Change, Answer> {
  /** Called before the cache is updated, while an element that is about to disappear can still pass on the focus. */
  onDone: (change: Change, answer: Answer) => void;
  /** Called after the change has been undone on the page. */
  onUndone: (error: unknown) => void;
}

/** Changes the data. The page shows the change at once, and undoes it if the server refuses. */
export function useOptimisticChange<Data extends object, Change, Answer>(
  { key, isInTurn, send, apply }: Resource<Data, Change, Answer>,
  { onDone, onUndone }: ChangeCallbacks<Change, Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: key,
    ...(isInTurn && { scope: { id: key[0] } }),
    mutationFn: (change: Change) => send(change, client.getQueryData<Data>(key)),
    onSuccess: async (answer, change) => {
      onDone(change, answer);
      // The answer of a running request may predate the change.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Data>(key, (known) => known && apply(known, change, answer));
    },
    onError: (error) => {
      onUndone(error);
      // The server may have refused because of a change made elsewhere.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

interface Report<Change, Answer> {
  /** Returns what has been done; undefined if nothing should be said. */
  done: (change: Change, answer: Answer) => string | undefined;
  /** The message when the server has reached its limit. */
  full?: string;
  /** Called before the undone change disappears from the page. */
  onUndone?: () => void;
}

/** Returns a function that makes a change and reports the result. */
export function useReportedChange<Data extends object, Change, Answer>(
  resource: Resource<Data, Change, Answer>,
  { done, full, onUndone }: Report<Change, Answer>,
): (change: Change) => void {
  const { words } = useArea();
  const notify = useNotify();
  const { mutate } = useOptimisticChange(resource, {
    onDone: (change, answer) => {
      const said = done(change, answer);
      if (said !== undefined) notify({ done: said });
    },
    onUndone: (error) => {
      onUndone?.();
      const reason =
        full !== undefined && isLimitReached(error) ? full : reasonFor(error, words.errors);
      notify({ failed: `${words.undone} ${reason}` });
    },
  });
  return (change) => {
    notify('silence');
    mutate(change);
  };
}

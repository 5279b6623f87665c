import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { CallError, call } from '../../session/api.ts';
import {
  asOne,
  type Change,
  changed,
  type InboxPage,
  type OutboxEntry,
  onItsWay,
  withDead,
  withLead,
  withLetter,
  withoutLetter,
} from './changes.ts';
import { type Filter, queryOf } from './filter.ts';

/** After how long a list that comes into view again is loaded anew, in milliseconds. */
const STALE = 60_000;

const LEADS = ['leads'];
const DEAD = ['outbox', 'dead'];
const WAITING = ['outbox', 'waiting'];

type Pages = InfiniteData<InboxPage, number | undefined>;

const isOld = (loadedAt: number) => Date.now() - loadedAt > STALE;

export const isForbidden = (error: unknown): boolean =>
  error instanceof CallError && error.status === 403;

/**
 * The leads that a filter lets through, and how many there are in each state. While another filter's are on
 * their way the last ones stay.
 * @param filter undefined until it is known
 */
export const useLeads = (filter: Filter | undefined) =>
  useInfiniteQuery({
    queryKey: [...LEADS, filter && queryOf(filter)],
    queryFn: filter
      ? ({ pageParam }: { pageParam: number | undefined }) =>
          call('inbox', {
            query: { ...queryOf(filter), ...(pageParam !== undefined && { before: pageParam }) },
          })
      : skipToken,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: listed,
    placeholderData: keepPreviousData,
    // Whoever comes back sees what has come in since, unless they have gone on to older pages.
    refetchOnWindowFocus: ({ state }) =>
      isOld(state.dataUpdatedAt) && state.data?.pages.length === 1,
  });

const listed = ({ pages }: Pages) => asOne(pages);

/** What could not be delivered, and what is still waiting; asked for only while it is looked at. */
export function useOutbox(isLookedAt: boolean) {
  const letters = (state: 'dead' | 'waiting') => ({
    queryKey: state === 'dead' ? DEAD : WAITING,
    queryFn: async () => (await call('outbox', { query: { state } })).entries,
    enabled: isLookedAt,
    refetchOnWindowFocus: ({ state }: { state: { dataUpdatedAt: number } }) =>
      isOld(state.dataUpdatedAt),
  });
  const dead = useQuery(letters('dead'));
  const waiting = useQuery(letters('waiting'));
  return {
    letters: dead.data && waiting.data && { dead: dead.data, waiting: waiting.data },
    error: dead.error ?? waiting.error,
    isFetching: dead.isFetching || waiting.isFetching,
    refetch: () => Promise.all([dead.refetch(), waiting.refetch()]),
  };
}

/** Lists that are being loaded would overwrite what is about to be shown. Those that have nothing yet go on. */
const stopLoading = (client: QueryClient, queryKey: string[]) =>
  client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });

/** Shows something else in all lists of leads. */
const inAllLists = (client: QueryClient, change: (pages: InboxPage[]) => InboxPage[]) =>
  client.setQueriesData<Pages>(
    { queryKey: LEADS },
    (data) => data && { ...data, pages: change(data.pages) },
  );

/** What is to be said of a change once it is certain, whether or not what asked for it is still there. */
interface Told<Done> {
  onDone: (done: Done) => void;
  /** It has been put back. */
  onUndone: (error: unknown) => void;
}

/** Shows what has become of a lead, in all lists. */
export function useShowLead(): (lead: Lead) => void {
  const client = useQueryClient();
  return useCallback((lead) => void inAllLists(client, (pages) => withLead(pages, lead)), [client]);
}

/** Changes a lead. It shows at once, and is put back if the server refuses. */
export function useChangeLead({ onDone, onUndone }: Told<Change>) {
  const client = useQueryClient();
  const show = useShowLead();
  return useMutation({
    mutationFn: ({ lead, change }: { lead: Lead; change: Change }) =>
      call('updateLead', { params: { id: lead.id }, body: change }),
    onMutate: async ({ lead, change }) => {
      await stopLoading(client, LEADS);
      show(changed(lead, change));
    },
    onSuccess: (now, { change }) => {
      show(now);
      onDone(change);
    },
    onError: (error, { lead }) => {
      show(lead);
      onUndone(error);
    },
  });
}

/** Sends a dead letter once more. It is on its way at once, and lies where it lay if the server refuses. */
export function useReplay({ onDone, onUndone }: Told<OutboxEntry>) {
  const client = useQueryClient();
  const letters = (key: string[], change: (entries: OutboxEntry[]) => OutboxEntry[]) =>
    client.setQueryData<OutboxEntry[]>(key, (entries) => entries && change(entries));
  return useMutation({
    mutationFn: ({ id }: OutboxEntry) => call('replay', { params: { id } }),
    onMutate: async (entry) => {
      await Promise.all([DEAD, WAITING, LEADS].map((key) => stopLoading(client, key)));
      letters(DEAD, (entries) => withoutLetter(entries, entry));
      letters(WAITING, (entries) => withLetter(entries, onItsWay(entry)));
      inAllLists(client, (pages) => withDead(pages, -1));
    },
    onSuccess: (_, entry) => onDone(entry),
    onError: (error, entry) => {
      letters(DEAD, (entries) => withLetter(entries, entry));
      letters(WAITING, (entries) => withoutLetter(entries, entry));
      inAllLists(client, (pages) => withDead(pages, 1));
      onUndone(error);
    },
  });
}

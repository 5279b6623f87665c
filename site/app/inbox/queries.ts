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
import { useCallback, useEffect, useRef } from 'react';
import type { Thread } from '../../../contract/api/conversations.ts';
import { SEEN_MAX } from '../../../contract/api/lead-fields.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { CallError, call } from '../../session/api.ts';
import { type Notice, useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import {
  asOne,
  type Change,
  changed,
  type InboxPage,
  leadOf,
  type OutboxEntry,
  onItsWay,
  partOf,
  withDead,
  withLead,
  withLetter,
  withoutLetter,
} from './changes.ts';
import { type Filter, queryOf } from './filter.ts';
import { useInbox } from './words.ts';

/** The age at which a list is reloaded when the window returns to the foreground, in milliseconds. */
const STALE = 60_000;

const LEADS = ['leads'];
const DEAD = ['outbox', 'dead'];
const WAITING = ['outbox', 'waiting'];

type Pages = InfiniteData<InboxPage, string | undefined>;

const LEAD = ['lead'];
const THREAD = ['thread'];

const keyOf = (id: number) => [...LEAD, id];
export const threadKeyOf = (id: number) => [...THREAD, id];

const isOld = (loadedAt: number) => Date.now() - loadedAt > STALE;

export const isForbidden = (error: unknown): boolean =>
  error instanceof CallError && error.status === 403;

/**
 * Returns the leads that match a filter, and the number of leads in each state. While another filter is loading, the
 * previous leads stay.
 * @param filter undefined until it is known
 */
export const useLeads = (filter: Filter | undefined) =>
  useInfiniteQuery({
    queryKey: [...LEADS, filter && queryOf(filter)],
    queryFn: filter
      ? ({ pageParam }: { pageParam: string | undefined }) =>
          call('inbox', {
            query: { ...queryOf(filter), ...(pageParam !== undefined && { before: pageParam }) },
          })
      : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: listed,
    placeholderData: keepPreviousData,
    // An administrator who returns to the window sees the leads that have come in since.
    refetchOnWindowFocus: ({ state }) => isOld(state.dataUpdatedAt),
  });

const listed = ({ pages }: Pages) => asOne(pages);

/**
 * Tells the server which held leads are shown: only those does it delete in their time.
 * @param shown a lead that something new was written about counts anew
 */
export function useMarkSeen(shown: readonly Lead[]): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    const keyOfShown = ({ id, updatedAt }: Lead) => `${id} ${updatedAt}`;
    const held = shown
      .filter((lead) => lead.heldFor !== null && !told.current.has(keyOfShown(lead)))
      .slice(0, SEEN_MAX);
    if (held.length === 0) return;
    for (const lead of held) told.current.add(keyOfShown(lead));
    // Those that could not be marked are only kept longer; the next time they are shown they are tried again.
    call('markSeen', { body: { ids: [...new Set(held.map(({ id }) => id))] } }).catch(() => {
      for (const lead of held) told.current.delete(keyOfShown(lead));
    });
  });
}

/**
 * The lead that is open, where the list does not have it: a link led to it, or the list is another by now.
 * @param id undefined where there is none
 * @param inList the same lead, where the list has it
 */
export const useLeadBeside = (id: number | undefined, inList: Lead | undefined) =>
  useQuery({
    queryKey: keyOf(id ?? 0),
    queryFn: () => call('lead', { params: { id: id ?? 0 } }),
    enabled: id !== undefined && !inList,
    ...(inList && { initialData: inList }),
  });

/** Returns the undelivered and the queued mails. They are requested only while their view is shown. */
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

/**
 * Cancels the loading of lists, whose results would overwrite what is about to be shown. Lists without any data keep
 * loading.
 */
const stopLoading = (client: QueryClient, queryKey: readonly (string | number)[]) =>
  client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });

const inAllLists = (client: QueryClient, change: (pages: InboxPage[]) => InboxPage[]) =>
  client.setQueriesData<Pages>(
    { queryKey: LEADS },
    (data) => data && { ...data, pages: change(data.pages) },
  );

/** Returns a function that updates part of a lead wherever it is shown. */
export function useShowLead(): (id: number, part: Partial<Lead>) => void {
  const client = useQueryClient();
  return useCallback(
    (id, part) => {
      inAllLists(client, (pages) => withLead(pages, id, part));
      client.setQueryData<Lead>(keyOf(id), (lead) => lead && { ...lead, ...part });
    },
    [client],
  );
}

/** Returns the last shown message about a lead. */
export const lastShown = (client: QueryClient, id: number): { upTo?: number } => {
  const last = client.getQueryData<Thread>(threadKeyOf(id))?.messages.at(-1);
  return last ? { upTo: last.id } : {};
};

/** Reloads the messages of all leads that are shown. */
export const reloadThreads = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: THREAD });

/** Returns a function that says that a change was undone on the page, and why. */
function useUndone(): (error: unknown) => void {
  const { area } = useInbox();
  const notify = useNotify();
  return (error) => notify({ failed: `${area.undone} ${reasonFor(error, area.errors)}` });
}

/**
 * Returns a function that changes a lead, one change after another. The page shows a change at once. If the server
 * refuses, only that change is undone. A lead with a newer message from the customer stays open.
 * @param said returns the notice for a change, and the lead after it
 */
export function useChangeLead(said: (done: Change & { lead: Lead }) => Notice) {
  const client = useQueryClient();
  const show = useShowLead();
  const notify = useNotify();
  const sayUndone = useUndone();
  const { mutate, isPending } = useMutation({
    scope: { id: 'lead' },
    mutationFn: ({ lead, change }: { lead: Lead; change: Change }) =>
      call('updateLead', {
        params: { id: lead.id },
        body: { ...change, ...(change.answered && lastShown(client, lead.id)) },
      }),
    onMutate: async ({ lead, change }) => {
      notify('silence');
      await Promise.all([LEADS, keyOf(lead.id)].map((key) => stopLoading(client, key)));
      const lists = client.getQueriesData<Pages>({ queryKey: LEADS });
      const listed = lists.map(([, data]) => data && leadOf(data.pages, lead.id)).find(Boolean);
      const before = listed ?? client.getQueryData<Lead>(keyOf(lead.id)) ?? lead;
      show(lead.id, partOf(change, changed(before, change)));
      return before;
    },
    onSuccess: (now, { change }) => {
      show(now.id, partOf(change, now));
      if (change.answered && now.answeredAt === null) void reloadThreads(client);
      notify(said({ ...change, lead: now }));
    },
    onError: (error, { lead, change }, before) => {
      show(lead.id, partOf(change, before ?? lead));
      sayUndone(error);
    },
  });
  return { change: (lead: Lead, change: Change) => mutate({ lead, change }), isBusy: isPending };
}

/**
 * Returns a function that sends an undelivered mail again. The page shows it as queued at once, and undoes that if the
 * server refuses.
 */
export function useReplay() {
  const client = useQueryClient();
  const { said } = useInbox().words;
  const notify = useNotify();
  const sayUndone = useUndone();
  const letters = (key: string[], change: (entries: OutboxEntry[]) => OutboxEntry[]) =>
    client.setQueryData<OutboxEntry[]>(key, (entries) => entries && change(entries));
  const { mutate } = useMutation({
    mutationFn: ({ id }: OutboxEntry) => call('replay', { params: { id } }),
    onMutate: async (entry) => {
      notify('silence');
      await Promise.all([DEAD, WAITING, LEADS].map((key) => stopLoading(client, key)));
      letters(DEAD, (entries) => withoutLetter(entries, entry));
      letters(WAITING, (entries) => withLetter(entries, onItsWay(entry)));
      inAllLists(client, (pages) => withDead(pages, -1));
    },
    onSuccess: () => notify({ done: said.replayed }),
    onError: (error, entry) => {
      letters(DEAD, (entries) => withLetter(entries, entry));
      letters(WAITING, (entries) => withoutLetter(entries, entry));
      inAllLists(client, (pages) => withDead(pages, 1));
      sayUndone(error);
    },
  });
  return mutate;
}

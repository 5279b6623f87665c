import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Thread } from '../../../contract/api/conversations.ts';
import { SEEN_MAX } from '../../../contract/api/lead-fields.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { call } from '../../session/api.ts';
import { type Notice, useNotify } from '../area/notices.ts';
import { type Resource, useOptimistic, useReportedChange } from '../area/optimistic.ts';
import { reasonFor } from '../area/reason-for.ts';
import {
  type Change,
  expected,
  type InboxPage,
  mergePages,
  type OutboxEntry,
  withLead,
} from './changes.ts';
import { type Filter, queryOf } from './filter.ts';
import { useInbox } from './words.ts';

/** The age at which a list is reloaded when the window returns to the foreground, in milliseconds. */
const STALE = 60_000;

const LEADS = ['leads'];

type Pages = InfiniteData<InboxPage, string | undefined>;

const LEAD = ['lead'];
const THREAD = ['thread'];

const keyOf = (id: number) => [...LEAD, id];
export const threadKeyOf = (id: number) => [...THREAD, id];

const isOld = (loadedAt: number) => Date.now() - loadedAt > STALE;

interface LeadChange {
  lead: Lead;
  change: Change;
}

/** Returns the fields that leads will have, with their ids, once the server has confirmed the pending changes. */
const usePending = () =>
  useMutationState({
    filters: { mutationKey: LEAD, status: 'pending' },
    select: ({ state }) => {
      const { lead, change } = state.variables as LeadChange;
      return { id: lead.id, part: expected(change, state.submittedAt) };
    },
  });

/**
 * Returns the leads that match a filter, and the number of leads in each state. While another filter is loading, the
 * previous leads stay.
 * @param filter undefined until it is known
 */
export function useLeads(filter: Filter | undefined) {
  const pending = usePending();
  return useInfiniteQuery({
    queryKey: [...LEADS, filter && queryOf(filter)],
    queryFn: filter
      ? ({ pageParam }: { pageParam: string | undefined }) =>
          call('inbox', {
            query: { ...queryOf(filter), ...(pageParam !== undefined && { before: pageParam }) },
          })
      : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: (data: Pages) =>
      mergePages(pending.reduce((pages, { id, part }) => withLead(pages, id, part), data.pages)),
    placeholderData: keepPreviousData,
    // An administrator who returns to the window sees the leads that have come in since.
    refetchOnWindowFocus: ({ state }) => isOld(state.dataUpdatedAt),
  });
}

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
export function useOpenedLead(id: number | undefined, inList: Lead | undefined) {
  const pending = usePending();
  return useQuery({
    queryKey: keyOf(id ?? 0),
    queryFn: () => call('lead', { params: { id: id ?? 0 } }),
    enabled: id !== undefined && !inList,
    ...(inList && { initialData: inList }),
    select: (lead: Lead): Lead =>
      Object.assign({ ...lead }, ...pending.map((each) => (each.id === id ? each.part : {}))),
  });
}

/** The undelivered mails and the queued ones. One that is sent again is queued. */
const OUTBOX: Resource<Record<'dead' | 'waiting', OutboxEntry[]>, OutboxEntry, unknown> = {
  key: ['outbox'],
  read: async () => {
    const [dead, waiting] = await Promise.all([
      call('outbox', { query: { state: 'dead' } }),
      call('outbox', { query: { state: 'waiting' } }),
    ]);
    return { dead: dead.entries, waiting: waiting.entries };
  },
  send: ({ id }) => call('replay', { params: { id } }),
  apply: (letters, entry) => {
    const others = (state: keyof typeof letters) =>
      letters[state].filter(({ id }) => id !== entry.id);
    const queued = { ...entry, attempts: 0, lastError: '', dueAt: new Date().toISOString() };
    return {
      dead: others('dead'),
      waiting: [...others('waiting'), queued].toSorted((a, b) => b.id - a.id),
    };
  },
};

/** Returns the mails of the outbox. They are requested only while their view is shown. */
export const useOutbox = (isLookedAt: boolean) =>
  useOptimistic(OUTBOX, {
    enabled: isLookedAt,
    refetchOnWindowFocus: ({ state }) => isOld(state.dataUpdatedAt),
  });

/** Returns a function that sends an undelivered mail again. */
export function useReplay() {
  const client = useQueryClient();
  const { replayed } = useInbox().words.said;
  return useReportedChange(OUTBOX, {
    done: () => {
      void client.invalidateQueries({ queryKey: LEADS });
      return replayed;
    },
  });
}

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

/**
 * Returns a function that changes a lead, one change after another. The page shows a change at once, until the server
 * refuses it. A lead with a newer message from the customer stays open.
 * @param said returns the notice for a change, and the lead after it
 */
export function useChangeLead(said: (done: Change & { lead: Lead }) => Notice) {
  const client = useQueryClient();
  const show = useShowLead();
  const notify = useNotify();
  const { area } = useInbox();
  const { mutate, isPending } = useMutation({
    mutationKey: LEAD,
    scope: { id: 'lead' },
    mutationFn: ({ lead: { id }, change }: LeadChange) =>
      call('updateLead', {
        params: { id },
        body: { ...change, ...(change.answered && lastShown(client, id)) },
      }),
    onMutate: () => notify('silence'),
    onSuccess: async (now, { change }) => {
      // The answer of a running request may predate the change. A list without any data keeps loading.
      const predicate = ({ state }: Query) => state.data !== undefined;
      await Promise.all(
        [LEADS, keyOf(now.id)].map((queryKey) => client.cancelQueries({ queryKey, predicate })),
      );
      const fields = Object.keys(expected(change, 0)) as (keyof Lead)[];
      show(now.id, Object.fromEntries(fields.map((field) => [field, now[field]])));
      if (change.answered && now.answeredAt === null) void reloadThreads(client);
      notify(said({ ...change, lead: now }));
    },
    onError: (error) => notify({ failed: `${area.undone} ${reasonFor(error, area.errors)}` }),
  });
  return { change: (lead: Lead, change: Change) => mutate({ lead, change }), isBusy: isPending };
}

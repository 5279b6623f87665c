import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { CallError, call } from '../../session/api.ts';
import { type Change, changed, type InboxPage, withLead, withOlder } from './changes.ts';
import { type Filter, queryOf } from './filter.ts';

export type OutboxEntry = AnswerOf<'outbox'>['entries'][number];

/** After how long a list that comes into view again is loaded anew, in milliseconds. */
const STALE = 60_000;

/** What has been loaded, and how that went. */
export interface Inbox {
  status: 'loading' | 'ready' | 'failed' | 'forbidden';
  page: InboxPage | undefined;
  /** What could not be delivered, while that is looked at. */
  dead: OutboxEntry[];
  waiting: OutboxEntry[];
  isLoadingOlder: boolean;
  /** Why the last load failed. */
  error: unknown;
}

const NOTHING: Inbox = {
  status: 'loading',
  page: undefined,
  dead: [],
  waiting: [],
  isLoadingOlder: false,
  error: undefined,
};

const outboxOf = async (state: 'dead' | 'waiting') =>
  (await call('outbox', { query: { state } })).entries;

/** What has been loaded, and what can be made of it. */
export type LoadedInbox = ReturnType<typeof useInbox>;

/**
 * The inbox as a filter shows it. Changes show at once and are put back if the server refuses them.
 * @param filter undefined until it is known
 */
export function useInbox(filter: Filter | undefined) {
  const [inbox, setInbox] = useState(NOTHING);
  // What comes late, for a filter that has changed since, is not shown.
  const newest = useRef(0);
  const loadedAt = useRef(0);

  const setPage = (change: (page: InboxPage) => InboxPage) =>
    setInbox((now) => ({ ...now, page: now.page && change(now.page) }));

  const load = useCallback(async () => {
    if (!filter) return;
    newest.current += 1;
    const number = newest.current;
    setInbox((now) => ({ ...now, status: 'loading' }));
    try {
      const isOutbox = filter.view === 'undelivered';
      const [page, dead, waiting] = await Promise.all([
        call('inbox', { query: queryOf(filter) }),
        isOutbox ? outboxOf('dead') : [],
        isOutbox ? outboxOf('waiting') : [],
      ]);
      if (number !== newest.current) return;
      loadedAt.current = Date.now();
      setInbox({ ...NOTHING, status: 'ready', page, dead, waiting });
    } catch (error) {
      if (number !== newest.current) return;
      const isForbidden = error instanceof CallError && error.status === 403;
      setInbox((now) => ({ ...now, status: isForbidden ? 'forbidden' : 'failed', error }));
    }
  }, [filter]);

  useEffect(() => {
    void load();
  }, [load]);

  // Whoever comes back to it sees what has come in since, unless he has gone back to older pages.
  const isAtTop = (inbox.page?.leads.length ?? 0) <= PAGE;
  useEffect(() => {
    const refresh = () => {
      const isStale = Date.now() - loadedAt.current > STALE;
      if (document.visibilityState === 'visible' && isStale && isAtTop) void load();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [load, isAtTop]);

  async function loadOlder(): Promise<void> {
    const before = inbox.page?.next;
    if (!filter || before == null || inbox.isLoadingOlder) return;
    const number = newest.current;
    setInbox((now) => ({ ...now, isLoadingOlder: true }));
    try {
      const older = await call('inbox', { query: { ...queryOf(filter), before } });
      // At once, so that whoever waits for it finds the lines on the page.
      if (number === newest.current) flushSync(() => setPage((page) => withOlder(page, older)));
    } finally {
      setInbox((now) => ({ ...now, isLoadingOlder: false }));
    }
  }

  /** Changes a lead; rejects once it has been put back. */
  async function update(lead: Lead, change: Change): Promise<void> {
    setPage((page) => withLead(page, changed(lead, change)));
    try {
      const now = await call('updateLead', { params: { id: lead.id }, body: change });
      setPage((page) => withLead(page, now));
    } catch (error) {
      setPage((page) => withLead(page, lead));
      throw error;
    }
  }

  /** Sends a dead letter once more; rejects once it lies where it lay. */
  async function replay(entry: OutboxEntry): Promise<void> {
    const others = (entries: OutboxEntry[]) => entries.filter(({ id }) => id !== entry.id);
    const count = (by: number) =>
      setPage((page) => ({ ...page, counts: { ...page.counts, dead: page.counts.dead + by } }));
    const onItsWay = { ...entry, attempts: 0, lastError: '', dueAt: new Date().toISOString() };
    setInbox((now) => ({
      ...now,
      dead: others(now.dead),
      waiting: [onItsWay, ...others(now.waiting)],
    }));
    count(-1);
    try {
      await call('replay', { params: { id: entry.id } });
    } catch (error) {
      setInbox((now) => ({
        ...now,
        dead: [...others(now.dead), entry].toSorted((a, b) => b.id - a.id),
        waiting: others(now.waiting),
      }));
      count(1);
      throw error;
    }
  }

  return { ...inbox, load, loadOlder, update, replay };
}

/** How many leads the server gives at once (server/store/inbox.ts). */
const PAGE = 50;

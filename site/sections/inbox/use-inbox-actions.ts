import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import type { Change } from './changes.ts';
import { downloadCsv } from './download.ts';
import { type Filter, NO_FILTER } from './filter.ts';
import type { LoadedInbox, OutboxEntry } from './use-inbox.ts';
import { type AppWords, reasonFor } from './words.ts';

interface Props {
  inbox: LoadedInbox;
  filter: Filter;
  setFilter: Dispatch<SetStateAction<Filter | undefined>>;
  /** What holds the list. */
  panel: RefObject<HTMLElement | null>;
  words: AppWords;
}

export type InboxActions = ReturnType<typeof useInboxActions>;

/** What one can do in the inbox, and what is said of the last thing done: `announced` or, if it failed, `problem`. */
export function useInboxActions({ inbox, filter, setFilter, panel, words }: Props) {
  const [announced, setAnnounced] = useState('');
  const [problem, setProblem] = useState('');

  /** What was said of the last thing done is over. */
  function hush() {
    setProblem('');
    setAnnounced('');
  }

  /** Takes the focus off something that is about to go: it would fall to the top of the page. */
  const stay = () => panel.current?.focus({ preventScroll: true });

  /** Does something and says what became of it. */
  async function attempt(what: () => Promise<void>, done = '', failed = ''): Promise<void> {
    hush();
    try {
      await what();
      setAnnounced(done);
    } catch (error) {
      setProblem(`${failed} ${reasonFor(error, words.errors)}`.trim());
    }
  }

  function change(part: Partial<Filter>) {
    hush();
    // To the filter of then: a search that waits for a pause in typing must not bring back an older one.
    setFilter((now = NO_FILTER) => ({ ...now, ...part }));
  }

  function reload() {
    hush();
    void inbox.load();
  }

  return {
    announced,
    problem,
    change,
    reload,
    download: () => attempt(() => downloadCsv(filter)),

    closeProblem() {
      stay();
      setProblem('');
    },

    /** Loads once more what could not be loaded. */
    retry() {
      stay();
      reload();
    },

    /** Lists all of a view again. */
    clear() {
      stay();
      change({ form: '', search: '' });
    },

    changeLead(lead: Lead, to: Change) {
      const { answered, reopened, released, undone } = words.said;
      const done = to.held === false ? released : to.answered ? answered : reopened;
      // Its button becomes a link.
      if (to.held === false) {
        panel.current?.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)?.focus();
      }
      return attempt(() => inbox.update(lead, to), done, undone);
    },

    replay(entry: OutboxEntry) {
      stay();
      return attempt(() => inbox.replay(entry), words.said.replayed, words.said.undone);
    },

    /** The next page comes below; the keyboard goes on with its first line. */
    loadOlder: () =>
      attempt(async () => {
        const count = inbox.page?.leads.length ?? 0;
        await inbox.loadOlder();
        panel.current?.querySelectorAll<HTMLElement>('[data-lead]')[count]?.focus();
      }),
  };
}

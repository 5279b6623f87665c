import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import type { InboxWords } from '../../../contract/inbox-page.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import { readSession } from '../../session/cookie.ts';
import type { Change } from './changes.ts';
import { downloadCsv } from './download.ts';
import { Filters } from './Filters.tsx';
import { type Filter, NO_FILTER, readFilter, writeFilter } from './filter.ts';
import { LeadList } from './LeadList.tsx';
import { momentsIn } from './moments.ts';
import { OutboxList } from './OutboxList.tsx';
import { Blank, Ghosts } from './Panels.tsx';
import { Say } from './Say.tsx';
import { type OutboxEntry, useInbox } from './use-inbox.ts';
import { PANEL, tabId, Views } from './Views.tsx';
import { fill, reasonFor, SpeechContext } from './words.ts';

interface Props {
  lang: Lang;
  words: Localized<Pick<InboxWords, 'app' | 'notAdmin'>>;
  /** What messages of each form are called, by its id. */
  forms: Record<string, string>;
  company: string;
  home: string;
  /** Terms of its words that stay on one line. */
  terms: readonly string[];
}

/**
 * The inbox: reads, finds, answers and hands on what came in. Until it runs, its page shows the lines
 * of a list that is on its way, or the way to sign in.
 */
export function Inbox({ lang, words: said, forms, company, home, terms }: Props) {
  const { app: words, notAdmin } = said;
  const [filter, setFilter] = useState<Filter>();
  const [announced, setAnnounced] = useState('');
  const [problem, setProblem] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const inbox = useInbox(filter);
  const speech = useMemo(
    () => ({
      lang,
      words,
      company,
      terms,
      moments: momentsIn(lang, words.list),
      formTitle: (form: string) => forms[form] ?? form,
    }),
    [lang, words, company, forms, terms],
  );

  useEffect(() => {
    setFilter(readFilter(location.search));
    // After signing out, Back must not show other people's messages from the browser's memory.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readSession() === undefined) location.reload();
    };
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, []);

  useEffect(() => {
    if (filter) history.replaceState(null, '', location.pathname + writeFilter(filter));
  }, [filter]);

  function change(part: Partial<Filter>) {
    hush();
    // To the filter of then: a search that waits for a pause in typing must not bring back an older one.
    setFilter((now = NO_FILTER) => ({ ...now, ...part }));
  }

  /** What was said of the last thing done is over. */
  function hush() {
    setProblem('');
    setAnnounced('');
  }

  function reload() {
    hush();
    void inbox.load();
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

  function changeLead(lead: Lead, to: Change) {
    const { answered, reopened, released, undone } = words.said;
    const done = to.held === false ? released : to.answered ? answered : reopened;
    // Its button becomes a link.
    if (to.held === false) {
      panel.current?.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)?.focus();
    }
    return attempt(() => inbox.update(lead, to), done, undone);
  }

  function replay(entry: OutboxEntry) {
    stay();
    return attempt(() => inbox.replay(entry), words.said.replayed, words.said.undone);
  }

  /** The next page comes below; the keyboard goes on with its first line. */
  const loadOlder = () =>
    attempt(async () => {
      const count = page?.leads.length ?? 0;
      await inbox.loadOlder();
      panel.current?.querySelectorAll<HTMLElement>('[data-lead]')[count]?.focus();
    });

  if (inbox.status === 'forbidden') {
    return (
      <SpeechContext value={speech}>
        <div className="wrap inbox">
          <Blank heading={<Say>{notAdmin.heading}</Say>} body={<Say>{notAdmin.body}</Say>}>
            <a className="button button-second" href={home}>
              {notAdmin.action}
            </a>
          </Blank>
        </div>
      </SpeechContext>
    );
  }

  const { view, form, search } = filter ?? NO_FILTER;
  const { status, page, dead, waiting } = inbox;
  const isLoading = status === 'loading';
  const isNarrowed = form !== '' || search !== '';
  const isEmpty =
    view === 'undelivered' ? dead.length + waiting.length === 0 : page?.leads.length === 0;
  const blank = isNarrowed && view !== 'undelivered' ? words.empty.filtered : words.empty[view];

  return (
    <SpeechContext value={speech}>
      <div className="wrap inbox">
        <Views view={view} counts={page?.counts} onChoose={(next) => change({ view: next })} />
        <Filters
          filter={filter ?? NO_FILTER}
          forms={page?.forms ?? []}
          isBusy={isLoading}
          onChange={change}
          onRefresh={reload}
          onDownload={() => attempt(() => downloadCsv(filter ?? NO_FILTER))}
        />
        <p className="sr-only" role="status">
          {announced || (isLoading ? words.list.loading : '')}
          {!announced && status === 'ready' && page && view !== 'undelivered'
            ? fill(words.list.shown, 'count', page.leads.length)
            : ''}
        </p>
        <div role="alert">
          {problem !== '' && (
            <p className="inbox-problem">
              <span>
                <Say>{problem}</Say>
              </span>
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  stay();
                  setProblem('');
                }}
              >
                {words.errors.close}
              </button>
            </p>
          )}
        </div>
        <div
          ref={panel}
          id={PANEL}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={tabId(view)}
          aria-busy={isLoading}
          className="inbox-panel"
        >
          {status === 'failed' ? (
            <Blank
              heading={<Say>{reasonFor(inbox.error, words.errors)}</Say>}
              body={<Say>{words.errors.retryHint}</Say>}
            >
              <button
                type="button"
                className="button button-first"
                onClick={() => {
                  stay();
                  reload();
                }}
              >
                {words.errors.again}
              </button>
            </Blank>
          ) : !page ? (
            <Ghosts label={words.list.loading} />
          ) : isEmpty && !isLoading ? (
            <Blank heading={<Say>{blank.heading}</Say>} body={<Say>{blank.body}</Say>}>
              {isNarrowed && view !== 'undelivered' && (
                <button
                  type="button"
                  className="button button-second"
                  onClick={() => {
                    stay();
                    change({ form: '', search: '' });
                  }}
                >
                  {words.empty.clear}
                </button>
              )}
            </Blank>
          ) : view === 'undelivered' ? (
            <OutboxList dead={dead} waiting={waiting} onReplay={replay} />
          ) : (
            <>
              <LeadList
                key={`${view} ${form} ${search}`}
                leads={page.leads}
                isMixed={view !== 'open'}
                onChange={changeLead}
              />
              {page.next !== null && (
                <button
                  type="button"
                  className="button button-second inbox-older"
                  aria-disabled={inbox.isLoadingOlder}
                  onClick={loadOlder}
                >
                  {inbox.isLoadingOlder ? words.list.loading : words.list.older}
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </SpeechContext>
  );
}

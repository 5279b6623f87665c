import { useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { InboxWords } from '../../../contract/inbox-page.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import { readSession } from '../../session/cookie.ts';
import { Filters } from './Filters.tsx';
import { type Filter, NO_FILTER, readFilter, writeFilter } from './filter.ts';
import { InboxPanel } from './InboxPanel.tsx';
import { inboxMoments } from './moments.ts';
import { Blank } from './Panels.tsx';
import { Say } from './Say.tsx';
import { useInbox } from './use-inbox.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { Views } from './Views.tsx';
import { SpeechContext } from './words.ts';

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
  const [known, setFilter] = useState<Filter>();
  const filter = known ?? NO_FILTER;
  const panel = useRef<HTMLDivElement>(null);
  const inbox = useInbox(known);
  const actions = useInboxActions({ inbox, filter, setFilter, panel, words });
  const speech = useMemo(
    () => ({
      lang,
      words,
      company,
      terms,
      moments: inboxMoments(lang, words.list),
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
    if (known) history.replaceState(null, '', location.pathname + writeFilter(known));
  }, [known]);

  const { status, page } = inbox;
  if (status === 'forbidden') {
    return (
      <SpeechContext value={speech}>
        <div className="wrap inbox" data-needs-script>
          <Blank heading={<Say>{notAdmin.heading}</Say>} body={<Say>{notAdmin.body}</Say>}>
            <a className="button button-second" href={home}>
              {notAdmin.action}
            </a>
          </Blank>
        </div>
      </SpeechContext>
    );
  }

  const { announced, problem } = actions;
  const isLoading = status === 'loading';
  return (
    <SpeechContext value={speech}>
      <div className="wrap inbox" data-needs-script>
        <Views
          view={filter.view}
          counts={page?.counts}
          onChoose={(view) => actions.change({ view })}
        />
        <Filters
          filter={filter}
          forms={page?.forms ?? []}
          isBusy={isLoading}
          onChange={actions.change}
          onRefresh={actions.reload}
          onDownload={actions.download}
        />
        <p className="sr-only" role="status">
          {announced || (isLoading ? words.list.loading : '')}
          {!announced && status === 'ready' && page && filter.view !== 'undelivered'
            ? fill(words.list.shown, { count: page.leads.length })
            : ''}
        </p>
        <div role="alert">
          {problem !== '' && (
            <p className="inbox-problem">
              <span>
                <Say>{problem}</Say>
              </span>
              <button type="button" className="text-link" onClick={actions.closeProblem}>
                {words.errors.close}
              </button>
            </p>
          )}
        </div>
        <InboxPanel ref={panel} filter={filter} inbox={inbox} actions={actions} />
      </div>
    </SpeechContext>
  );
}

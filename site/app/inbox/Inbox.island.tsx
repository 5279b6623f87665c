import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { shortDay } from '../../../contract/format.ts';
import { type Lang, withoutLang } from '../../../contract/lang.ts';
import { fillCount } from '../../../contract/plural.ts';
import { redirectLine } from '../../../contract/redirects.ts';
import type { Localized } from '../../../contract/text.ts';
import { call } from '../../session/api.ts';
import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { areaClient } from '../area/client.ts';
import { EmptyState } from '../area/EmptyState.tsx';
import { NoticeBoard } from '../area/NoticeBoard.tsx';
import { NotifyContext, noticesAfter, SILENCE } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { ConversationContext } from '../messages/speech.ts';
import type { ConversationWords } from '../messages/texts.ts';
import { Filters } from './Filters.tsx';
import { type Filter, NO_FILTER, readFilter, writeFilter } from './filter.ts';
import { InboxPanel } from './InboxPanel.tsx';
import { inboxMoments } from './moments.ts';
import { isForbidden, reloadThreads, useLeads, useOutbox } from './queries.ts';
import type { InboxWords } from './texts.ts';
import { Views } from './Views.tsx';
import { type AppWords, type Names, SpeechContext, useSpeech } from './words.ts';

interface Props {
  lang: Lang;
  words: {
    app: AppWords;
    notAdmin: Localized<InboxWords['notAdmin']>;
    conversation: ConversationWords;
  };
  names: Names;
  company: string;
  home: string;
  /**
   * Terms in the page's text that must not break across lines, one per line: as a list they would make up a sixtieth of
   * the page's size.
   */
  terms: string;
}

/**
 * The inbox, where administrators read, search, answer and assign leads. Until the island runs, the page shows
 * placeholder rows or a link to sign in.
 */
export function Inbox({
  lang,
  words: { app, notAdmin, conversation },
  names,
  company,
  home,
  terms,
}: Props) {
  const [client] = useState(areaClient);
  const speech = useMemo(
    () => ({
      lang,
      words: app,
      company,
      moments: inboxMoments(lang, app.list),
      names,
    }),
    [lang, app, company, names],
  );
  const unbreakableTerms = useMemo(() => terms.split('\n').filter(Boolean), [terms]);
  const talk = useMemo(
    () => ({
      lang,
      words: conversation,
      errors: app.errors,
      day: (moment: string) => speech.moments.day(moment),
      time: speech.moments.time,
    }),
    [lang, conversation, app, speech],
  );
  return (
    <QueryClientProvider client={client}>
      <Terms value={unbreakableTerms}>
        <SpeechContext value={speech}>
          <ConversationContext value={talk}>
            <div className="wrap inbox" data-needs-script>
              <InboxApp notAdmin={notAdmin} home={home} />
            </div>
          </ConversationContext>
        </SpeechContext>
      </Terms>
    </QueryClientProvider>
  );
}

/** Changes part of the filter and keeps the rest. */
const changeFilter = (part: Partial<Filter>): void =>
  setLocationSearch(writeFilter({ ...readFilter(location.search), ...part }), 'replace');

/**
 * Returns the filter of the inbox, which is stored in the address, so that reloads and bookmarks keep it; undefined
 * until the address is known.
 */
function useFilter(): Filter | undefined {
  const query = useLocationSearch();
  return useMemo(() => (query === undefined ? undefined : readFilter(query)), [query]);
}

interface InboxAppProps {
  /** The message for users who are signed in but not administrators. */
  notAdmin: Localized<InboxWords['notAdmin']>;
  home: string;
}

/** The running inbox: tabs, filters, and the list or its replacement. */
function InboxApp({ notAdmin, home }: InboxAppProps) {
  const client = useQueryClient();
  const known = useFilter();
  const filter = known ?? NO_FILTER;
  const isOutbox = filter.view === 'undelivered';
  const leads = useLeads(known);
  const outbox = useOutbox(isOutbox);
  const [notices, notify] = useReducer(noticesAfter, SILENCE);
  const { words, lang } = useSpeech();
  const count = leads.data?.leads.length;
  const shown = count === undefined ? '' : fillCount(words.list.shown, lang, count);
  const panel = useRef<HTMLDivElement>(null);
  const isLoading =
    leads.isPending || (leads.isFetching && !leads.isFetchingNextPage) || outbox.isFetching;

  // The shown data stays when a refresh fails.
  const late = isOutbox ? outbox.letters && outbox.error : leads.isRefetchError && leads.error;
  useEffect(() => {
    if (late) notify({ failed: reasonFor(late, words.errors) });
  }, [late, words]);

  if (isForbidden(leads.error)) {
    return (
      <EmptyState
        heading={<Typeset>{notAdmin.heading}</Typeset>}
        body={<Typeset>{notAdmin.body}</Typeset>}
      >
        <a className="button button-second" href={home}>
          {notAdmin.action}
        </a>
      </EmptyState>
    );
  }

  /**
   * Moves the focus away from an element that is about to disappear, because the browser would move it to the top of
   * the page.
   */
  const keepFocus = () => panel.current?.focus({ preventScroll: true });
  function change(part: Partial<Filter>) {
    notify('silence');
    changeFilter(part);
  }
  function reload() {
    notify('silence');
    void leads.refetch();
    void reloadThreads(client);
    if (isOutbox) void outbox.refetch();
  }

  return (
    <NotifyContext value={notify}>
      <Views view={filter.view} counts={leads.data?.counts} onChoose={(view) => change({ view })} />
      <Filters
        filter={filter}
        isKnown={known !== undefined}
        forms={leads.data?.forms ?? []}
        isBusy={isLoading}
        onChange={change}
        onRefresh={reload}
      />
      <NoticeBoard
        notices={notices}
        status={isLoading ? words.list.loading : isOutbox ? '' : shown}
        close={words.errors.close}
        onClose={() => {
          keepFocus();
          notify('silence');
        }}
      />
      <InboxPanel
        ref={panel}
        filter={filter}
        leads={leads}
        outbox={outbox}
        isLoading={isLoading}
        onChange={change}
        onReload={reload}
        keepFocus={keepFocus}
      />
      {leads.data && <MissedAddresses />}
    </NotifyContext>
  );
}

/** The addresses that visitors asked for and that lead nowhere. They are requested once the disclosure is open. */
function MissedAddresses() {
  const { words, lang } = useSpeech();
  const { missed, errors } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['missed-addresses'],
    queryFn: async () => (await call('missedAddresses')).addresses,
    enabled: isOpen,
  });
  return (
    <details
      className="inbox-missed"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <Typeset>{missed.heading}</Typeset>
      </summary>
      {isOpen && (
        <p role="status">
          {error ? reasonFor(error, errors) : data?.length === 0 && missed.nothing}
        </p>
      )}
      {data && data.length > 0 && (
        <table>
          <caption className="text-muted">
            <Typeset>{missed.hint}</Typeset>
          </caption>
          <thead className="text-muted">
            <tr>
              {[missed.address, missed.times, missed.last].map((head) => (
                <th key={head} scope="col">
                  <Typeset>{head}</Typeset>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ path, count, lastDay }) => (
              <tr key={path}>
                <th scope="row">
                  {path}
                  {/* A line without a language's prefix holds in every language. */}
                  <code>{redirectLine({ from: withoutLang(path), to: '/' })}</code>
                </th>
                <td>{count}</td>
                <td>
                  <time dateTime={lastDay}>{shortDay(lang, lastDay)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { shortDay } from '../../../contract/format.ts';
import { withoutLang } from '../../../contract/lang.ts';
import { fillCount } from '../../../contract/plural.ts';
import { redirectLine } from '../../../contract/redirects.ts';
import type { Localized } from '../../../contract/text.ts';
import { isForbidden } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { areaClient } from '../area/client.ts';
import { EmptyState } from '../area/EmptyState.tsx';
import { HomeContext } from '../area/focus.ts';
import { NoticeBoard } from '../area/NoticeBoard.tsx';
import { NotifyContext, noticesAfter, SILENCE } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { PageContext } from '../page-context.ts';
import { inboxDateFormats } from './date-formats.ts';
import { Filters } from './Filters.tsx';
import { InboxPanel } from './InboxPanel.tsx';
import { reloadThreads, useLeads, useOutbox } from './queries.ts';
import type { InboxWords } from './texts.ts';
import { useKnownFilter } from './use-filter.ts';
import { Views } from './Views.tsx';
import { type InboxProps, useInbox } from './words.ts';

interface Props extends Omit<InboxProps, 'terms'>, InboxAppProps {
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
export function Inbox({ notAdmin, home, ...props }: Props) {
  const [client] = useState(areaClient);
  const { lang, words } = props;
  const dateFormats = useMemo(() => inboxDateFormats(lang, words.list), [lang, words]);
  const terms = useMemo(() => props.terms.split('\n').filter(Boolean), [props.terms]);
  const page: ReturnType<typeof useInbox> = { ...props, terms, dateFormats };
  return (
    <QueryClientProvider client={client}>
      <Terms value={terms}>
        <PageContext value={page}>
          <div className="wrap inbox" data-needs-script>
            <InboxApp notAdmin={notAdmin} home={home} />
          </div>
        </PageContext>
      </Terms>
    </QueryClientProvider>
  );
}

interface InboxAppProps {
  /** The message for users who are signed in but not administrators. */
  notAdmin: Localized<InboxWords['notAdmin']>;
  home: string;
}

/** The running inbox: tabs, filters, and the list or its replacement. */
function InboxApp({ notAdmin, home }: InboxAppProps) {
  const client = useQueryClient();
  const known = useKnownFilter();
  const isOutbox = known?.view === 'undelivered';
  const leads = useLeads(known);
  const outbox = useOutbox(isOutbox);
  const [notices, notify] = useReducer(noticesAfter, SILENCE);
  const { words, area, lang } = useInbox();
  const count = leads.data?.leads.length;
  const shown = count === undefined ? '' : fillCount(words.list.shown, lang, count);
  const panel = useRef<HTMLDivElement>(null);
  const isLoading =
    leads.isPending || (leads.isFetching && !leads.isFetchingNextPage) || outbox.isFetching;

  // The shown data stays when a refresh fails.
  const late = isOutbox ? outbox.data && outbox.error : leads.isRefetchError && leads.error;
  useEffect(() => {
    if (late) notify({ failed: reasonFor(late, area.errors) });
  }, [late, area]);

  if (isForbidden(leads.error)) {
    return (
      <EmptyState heading={notAdmin.heading} body={notAdmin.body}>
        <a className="button button-second" href={home}>
          {notAdmin.action}
        </a>
      </EmptyState>
    );
  }

  function reload() {
    notify('silence');
    void leads.refetch();
    void reloadThreads(client);
    if (isOutbox) void outbox.refetch();
  }

  return (
    <NotifyContext value={notify}>
      <HomeContext value={panel}>
        <Views counts={leads.data?.counts} dead={isOutbox ? outbox.data?.dead.length : undefined} />
        <Filters
          isKnown={known !== undefined}
          forms={leads.data?.forms ?? []}
          isBusy={isLoading}
          onRefresh={reload}
        />
        <NoticeBoard
          notices={notices}
          status={isLoading ? words.list.loading : isOutbox ? '' : shown}
        />
        <InboxPanel leads={leads} outbox={outbox} isLoading={isLoading} onReload={reload} />
        {leads.data && <MissedAddresses />}
      </HomeContext>
    </NotifyContext>
  );
}

/** The addresses that visitors asked for and that lead nowhere. They are requested once the disclosure is open. */
function MissedAddresses() {
  const { words, area, lang } = useInbox();
  const { missed } = words;
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
      <Typeset as="summary">{missed.heading}</Typeset>
      {isOpen && (
        <p role="status">
          {error ? reasonFor(error, area.errors) : data?.length === 0 && missed.nothing}
        </p>
      )}
      {data && data.length > 0 && (
        <table>
          <Typeset as="caption" className="text-muted">
            {missed.hint}
          </Typeset>
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

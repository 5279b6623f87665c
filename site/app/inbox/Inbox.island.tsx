import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDay } from '../../../contract/format.ts';
import { withoutLang } from '../../../contract/lang.ts';
import { fillCount } from '../../../contract/plural.ts';
import { redirectLine } from '../../../contract/redirects.ts';
import { isForbidden } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Area } from '../area/Area.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { inboxDateFormats } from './date-formats.ts';
import { Filters } from './Filters.tsx';
import { useKnownFilter } from './filter.ts';
import { InboxPanel } from './InboxPanel.tsx';
import { reloadThreads, useLeads, useOutbox } from './queries.ts';
import { Views } from './Views.tsx';
import { type InboxProps, useInbox } from './words.ts';

interface Props extends Omit<InboxProps, 'terms'> {
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
export function Inbox({ terms, ...props }: Props) {
  const page: ReturnType<typeof useInbox> = {
    ...props,
    terms: terms.split('\n').filter(Boolean),
    dateFormats: inboxDateFormats(props.lang, props.words.list),
  };
  return (
    <Area page={page}>
      <div className="wrap inbox grid">
        <InboxApp />
      </div>
    </Area>
  );
}

/** The running inbox: tabs, filters, and the list or its replacement. */
function InboxApp() {
  const client = useQueryClient();
  const known = useKnownFilter();
  const isOutbox = known?.view === 'undelivered';
  const leads = useLeads(known);
  const outbox = useOutbox(isOutbox);
  const notify = useNotify();
  const { words, lang, notAdmin, home } = useInbox();
  const count = leads.data?.leads.length;
  const shown = count === undefined ? '' : fillCount(words.list.shown, lang, count);
  const isLoading =
    leads.isPending || (leads.isFetching && !leads.isFetchingNextPage) || outbox.isFetching;

  if (isForbidden(leads.error)) {
    return (
      <EmptyState {...notAdmin}>
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
    <>
      <Views counts={leads.data?.counts} dead={isOutbox ? outbox.data?.dead.length : undefined} />
      <Filters forms={leads.data?.forms ?? []} isBusy={isLoading} onRefresh={reload} />
      <p className="sr-only" role="status">
        {isLoading ? words.list.loading : isOutbox ? '' : shown}
      </p>
      <InboxPanel leads={leads} outbox={outbox} isLoading={isLoading} onReload={reload} />
      {leads.data && <MissedAddresses />}
    </>
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
      className="inbox-missed text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Typeset.summary>{missed.heading}</Typeset.summary>
      {isOpen && (
        <p role="status">
          {error ? reasonFor(error, area.errors) : data?.length === 0 && missed.nothing}
        </p>
      )}
      {data && data.length > 0 && (
        <table>
          <Typeset.caption className="text-muted">{missed.hint}</Typeset.caption>
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

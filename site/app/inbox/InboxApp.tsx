import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { fillCount } from '../../../contract/plural.ts';
import type { Localized } from '../../../contract/text.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { NoticeBoard } from '../area/NoticeBoard.tsx';
import { NotifyContext, noticesAfter, SILENCE } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { Filters } from './Filters.tsx';
import { type Filter, NO_FILTER } from './filter.ts';
import { InboxPanel } from './InboxPanel.tsx';
import { MissedAddresses } from './MissedAddresses.tsx';
import { isForbidden, reloadThreads, useLeads, useOutbox } from './queries.ts';
import type { InboxWords } from './texts.ts';
import { changeFilter, useFilter } from './use-filter.ts';
import { Views } from './Views.tsx';
import { useSpeech } from './words.ts';

interface Props {
  /** The message for users who are signed in but not administrators. */
  notAdmin: Localized<InboxWords['notAdmin']>;
  home: string;
}

/** The running inbox: tabs, filters, and the list or its replacement. */
export function InboxApp({ notAdmin, home }: Props) {
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

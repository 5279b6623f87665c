import type { RefObject } from 'react';
import type { Filter } from './filter.ts';
import { LeadList } from './LeadList.tsx';
import { OutboxList } from './OutboxList.tsx';
import { Blank, Ghosts } from './Panels.tsx';
import { Say } from './Say.tsx';
import type { LoadedInbox } from './use-inbox.ts';
import type { InboxActions } from './use-inbox-actions.ts';
import { PANEL, tabId } from './Views.tsx';
import { reasonFor, useSpeech } from './words.ts';

interface Props {
  filter: Filter;
  inbox: LoadedInbox;
  actions: InboxActions;
}

/** What the tabs control: the list, or what stands in its place. */
export function InboxPanel({ ref, ...props }: Props & { ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={ref}
      id={PANEL}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(props.filter.view)}
      aria-busy={props.inbox.status === 'loading'}
      className="inbox-panel"
    >
      <Listed {...props} />
    </div>
  );
}

function Listed({ filter: { view, form, search }, inbox, actions }: Props) {
  const { words } = useSpeech();
  const { status, page, dead, waiting } = inbox;
  if (status === 'failed') {
    return (
      <Blank
        heading={<Say>{reasonFor(inbox.error, words.errors)}</Say>}
        body={<Say>{words.errors.retryHint}</Say>}
      >
        <button type="button" className="button button-first" onClick={actions.retry}>
          {words.errors.again}
        </button>
      </Blank>
    );
  }
  if (!page) return <Ghosts label={words.list.loading} />;

  const isOutbox = view === 'undelivered';
  const isEmpty = isOutbox ? dead.length + waiting.length === 0 : page.leads.length === 0;
  if (isEmpty && status !== 'loading') {
    const isNarrowed = !isOutbox && (form !== '' || search !== '');
    const blank = isNarrowed ? words.empty.filtered : words.empty[view];
    return (
      <Blank heading={<Say>{blank.heading}</Say>} body={<Say>{blank.body}</Say>}>
        {isNarrowed && (
          <button type="button" className="button button-second" onClick={actions.clear}>
            {words.empty.clear}
          </button>
        )}
      </Blank>
    );
  }

  if (isOutbox) return <OutboxList dead={dead} waiting={waiting} onReplay={actions.replay} />;
  return (
    <>
      <LeadList
        key={`${view} ${form} ${search}`}
        leads={page.leads}
        isMixed={view !== 'open'}
        onChange={actions.changeLead}
      />
      {page.next !== null && (
        <button
          type="button"
          className="button button-second inbox-older"
          aria-disabled={inbox.isLoadingOlder}
          onClick={actions.loadOlder}
        >
          {inbox.isLoadingOlder ? words.list.loading : words.list.older}
        </button>
      )}
    </>
  );
}

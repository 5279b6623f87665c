import { Fragment, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { isNotFound } from '../../session/answers.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Failure } from '../area/Failure.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { Skeleton } from '../area/Skeleton.tsx';
import type { OutboxEntry } from './changes.ts';
import {
  leadInAddress,
  openLead,
  useChangeFilter,
  useFilter,
  useOpenLead,
  writeFilter,
} from './filter.ts';
import { LeadItem } from './LeadItem.tsx';
import { LeadList } from './LeadList.tsx';
import { OutboxMessage } from './OutboxMessage.tsx';
import { type useLeads, useMarkSeen, useOpenedLead, type useOutbox, useReplay } from './queries.ts';
import { PANEL, tabId } from './Views.tsx';
import { useInbox } from './words.ts';

interface Props {
  leads: ReturnType<typeof useLeads>;
  outbox: ReturnType<typeof useOutbox>;
  isLoading: boolean;
  onReload: () => void;
}

/** The tab panel: the list, or its replacement. */
export function InboxPanel({ leads, outbox, isLoading, onReload }: Props) {
  const { view } = useFilter();
  return (
    <div
      id={PANEL}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(view)}
      aria-busy={isLoading}
      className="inbox-panel"
    >
      {view === 'undelivered' ? (
        <Loaded query={outbox}>
          {(letters) =>
            letters.dead.length + letters.waiting.length === 0 && !isLoading ? (
              <Nothing />
            ) : (
              <OutboxList letters={letters} />
            )
          }
        </Loaded>
      ) : (
        <Leads leads={leads} isLoading={isLoading} onReload={onReload} />
      )}
    </div>
  );
}

/** The list of leads, below the open lead if that isn't part of the list. */
function Leads({ leads, isLoading, onReload }: Omit<Props, 'outbox'>) {
  const filter = useFilter();
  const openId = useOpenLead();
  const inList = leads.data?.leads.find(({ id }) => id === openId);
  const beside = useOpenedLead(openId, inList);
  const isBeside = openId !== undefined && !inList;
  const opened = inList ?? (isBeside ? beside.data : undefined);
  // The list of all shows held leads in passing; what is held is looked through in its own tab.
  const looksThrough = filter.view === 'held' && !leads.isPlaceholderData;
  useMarkSeen([...(looksThrough ? (leads.data?.leads ?? []) : []), ...(opened ? [opened] : [])]);
  if (!leads.data && leads.error) {
    return <Failure error={leads.error} isFetching={isLoading} onAgain={onReload} />;
  }
  if (!leads.data || (isBeside && beside.isPending)) return <Skeleton />;
  return (
    <>
      {isBeside && <LeadPanel key={openId} id={openId} lead={beside} />}
      {leads.data.leads.length === 0 && !isLoading ? (
        <Nothing />
      ) : (
        <LeadList key={writeFilter(filter)} leads={leads} isMixed={filter.view !== 'open'} />
      )}
    </>
  );
}

/** Says that there is nothing to list. If filters are set, a button clears them. */
function Nothing() {
  const { empty } = useInbox().words;
  const { view, form, search, mine } = useFilter();
  const change = useChangeFilter();
  const isNarrowed = view !== 'undelivered' && (form !== '' || search !== '' || mine);
  return (
    <EmptyState {...(isNarrowed ? empty.filtered : empty[view])}>
      {isNarrowed && (
        <Button onClick={() => change({ form: '', search: '', mine: false })}>{empty.clear}</Button>
      )}
    </EmptyState>
  );
}

interface LeadPanelProps {
  id: number;
  lead: ReturnType<typeof useOpenedLead>;
}

/** The open lead, above a list that doesn't contain it, or a message that it no longer exists. */
function LeadPanel({ id, lead: { data, error, refetch } }: LeadPanelProps) {
  const { words, area } = useInbox();
  const [linked] = useState(leadInAddress);
  return (
    <>
      <Typeset.h2 className="inbox-day text-note">{fill(words.outbox.about, { id })}</Typeset.h2>
      {data ? (
        <ul className="inbox-list">
          <LeadItem
            lead={data}
            isOpen
            isGoneOnAt={id === linked}
            isMixed
            onToggle={() => openLead(undefined)}
          />
        </ul>
      ) : isNotFound(error) ? (
        <Typeset.p role="alert">{words.list.gone}</Typeset.p>
      ) : (
        <p role="alert">
          <Typeset>{reasonFor(error, area.errors)}</Typeset>{' '}
          <Button className="text-link" onClick={() => void refetch()}>
            {area.errors.again}
          </Button>
        </p>
      )}
    </>
  );
}

interface OutboxListProps {
  letters: Record<'dead' | 'waiting', readonly OutboxEntry[]>;
}

/** The undelivered mails, each with the reason and a button to retry, and the mails still queued. */
function OutboxList({ letters }: OutboxListProps) {
  const { outbox } = useInbox().words;
  const replay = useReplay();
  return (['dead', 'waiting'] as const)
    .filter((state) => letters[state].length > 0)
    .map((state) => (
      <Fragment key={state}>
        <h2 className="inbox-day text-note">{outbox[state]}</h2>
        {state === 'dead' && (
          <Typeset.p className="text-note inbox-hint">{outbox.deadHint}</Typeset.p>
        )}
        <ul className="inbox-list">
          {letters[state].map((entry) => (
            <OutboxMessage
              key={entry.id}
              entry={entry}
              onReplay={state === 'dead' ? () => replay(entry) : undefined}
            />
          ))}
        </ul>
      </Fragment>
    ));
}

import { type RefObject, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { CallError } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import type { OutboxEntry } from './changes.ts';
import type { Filter } from './filter.ts';
import { LeadItem } from './LeadItem.tsx';
import { LeadList } from './LeadList.tsx';
import { OutboxMessage } from './OutboxMessage.tsx';
import { useLeadBeside, type useLeads, useMarkSeen, type useOutbox, useReplay } from './queries.ts';
import { leadInAddress, openLead, useOpenLead } from './use-open-lead.ts';
import { PANEL, tabId } from './Views.tsx';
import { useSpeech } from './words.ts';

interface Props {
  filter: Filter;
  leads: ReturnType<typeof useLeads>;
  outbox: ReturnType<typeof useOutbox>;
  isLoading: boolean;
  onChange: (part: Partial<Filter>) => void;
  onReload: () => void;
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** The tab panel: the list, or its replacement. */
export function InboxPanel({ ref, ...props }: Props & { ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={ref}
      id={PANEL}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(props.filter.view)}
      aria-busy={props.isLoading}
      className="inbox-panel"
    >
      <Listed {...props} />
    </div>
  );
}

function Listed({ filter, leads, outbox, isLoading, ...does }: Props) {
  const isOutbox = filter.view === 'undelivered';
  return isOutbox ? (
    <Letters outbox={outbox} isLoading={isLoading} filter={filter} {...does} />
  ) : (
    <Leads leads={leads} isLoading={isLoading} filter={filter} {...does} />
  );
}

/** The undelivered mails. If a refresh fails, the mails already loaded stay. */
function Letters({ filter, outbox: { letters, error }, isLoading, ...does }: Omit<Props, 'leads'>) {
  const { words } = useSpeech();
  if (!letters) {
    if (error) return <Failed error={error} onRetry={does.onReload} keepFocus={does.keepFocus} />;
    return <Skeleton label={words.list.loading} />;
  }
  if (letters.dead.length + letters.waiting.length === 0 && !isLoading) {
    return <Nothing filter={filter} onChange={does.onChange} keepFocus={does.keepFocus} />;
  }
  return <OutboxList {...letters} keepFocus={does.keepFocus} />;
}

/** The list of leads, below the open lead if that isn't part of the list. */
function Leads({ filter, leads, isLoading, ...does }: Omit<Props, 'outbox'>) {
  const { words } = useSpeech();
  const openId = useOpenLead();
  const inList = leads.data?.leads.find(({ id }) => id === openId);
  const beside = useLeadBeside(openId, inList);
  const isBeside = openId !== undefined && !inList;
  const opened = inList ?? (isBeside ? beside.data : undefined);
  // The list of all shows held leads in passing; what is held is looked through in its own tab.
  const looksThrough = filter.view === 'held' && !leads.isPlaceholderData;
  useMarkSeen([...(looksThrough ? (leads.data?.leads ?? []) : []), ...(opened ? [opened] : [])]);
  if (!leads.data && leads.error) {
    return <Failed error={leads.error} onRetry={does.onReload} keepFocus={does.keepFocus} />;
  }
  if (!leads.data || (isBeside && beside.isPending)) return <Skeleton label={words.list.loading} />;
  const { view, form, search, mine } = filter;
  return (
    <>
      {isBeside && <LeadPanel key={openId} id={openId} lead={beside} keepFocus={does.keepFocus} />}
      {leads.data.leads.length === 0 && !isLoading ? (
        <Nothing filter={filter} onChange={does.onChange} keepFocus={does.keepFocus} />
      ) : (
        <LeadList
          key={`${view} ${form} ${search} ${mine}`}
          leads={leads}
          isMixed={view !== 'open'}
        />
      )}
    </>
  );
}

/** Says why nothing could be loaded, with a button to retry. */
function Failed({
  error,
  onRetry,
  keepFocus,
}: { error: unknown; onRetry: () => void } & Pick<Props, 'keepFocus'>) {
  const { errors } = useSpeech().words;
  return (
    <EmptyState
      heading={<Typeset>{reasonFor(error, errors)}</Typeset>}
      body={<Typeset>{errors.retryHint}</Typeset>}
    >
      <button
        type="button"
        className="button button-first"
        onClick={() => {
          keepFocus();
          onRetry();
        }}
      >
        {errors.again}
      </button>
    </EmptyState>
  );
}

/** Says that there is nothing to list. If filters are set, a button clears them. */
function Nothing({
  filter: { view, form, search, mine },
  onChange,
  keepFocus,
}: Pick<Props, 'filter' | 'onChange' | 'keepFocus'>) {
  const { empty } = useSpeech().words;
  const isNarrowed = view !== 'undelivered' && (form !== '' || search !== '' || mine);
  const { heading, body } = isNarrowed ? empty.filtered : empty[view];
  return (
    <EmptyState heading={<Typeset>{heading}</Typeset>} body={<Typeset>{body}</Typeset>}>
      {isNarrowed && (
        <button
          type="button"
          className="button button-second"
          onClick={() => {
            keepFocus();
            onChange({ form: '', search: '', mine: false });
          }}
        >
          {empty.clear}
        </button>
      )}
    </EmptyState>
  );
}

const ROWS = [1, 2, 3, 4, 5];

/** Placeholder rows for a list that is loading. */
function Skeleton({ label }: { label: string }) {
  return (
    <div className="inbox-skeleton">
      <p className="sr-only">{label}</p>
      <ul className="inbox-list" aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row} className="inbox-item inbox-row">
            <span className="inbox-mark" />
            <span className="inbox-who" />
            <span className="inbox-preview" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LeadPanelProps {
  id: number;
  lead: ReturnType<typeof useLeadBeside>;
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** The open lead, above a list that doesn't contain it, or a message that it no longer exists. */
function LeadPanel({ id, lead: { data, error, refetch }, keepFocus }: LeadPanelProps) {
  const { words } = useSpeech();
  const [linked] = useState(leadInAddress);
  return (
    <>
      <h2 className="inbox-day">
        <Typeset>{fill(words.outbox.about, { id })}</Typeset>
      </h2>
      {data ? (
        <ul className="inbox-list">
          <LeadItem
            lead={data}
            isOpen
            isGoneOnAt={id === linked}
            isMixed
            onToggle={() => {
              keepFocus();
              openLead(undefined);
            }}
          />
        </ul>
      ) : error instanceof CallError && error.status === 404 ? (
        <p role="alert">
          <Typeset>{words.list.gone}</Typeset>
        </p>
      ) : (
        <p role="alert">
          <Typeset>{reasonFor(error, words.errors)}</Typeset>{' '}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            {words.errors.again}
          </button>
        </p>
      )}
    </>
  );
}

interface OutboxListProps {
  dead: readonly OutboxEntry[];
  waiting: readonly OutboxEntry[];
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** The undelivered mails, each with the reason and a button to retry, and the mails still queued. */
function OutboxList({ dead, waiting, keepFocus }: OutboxListProps) {
  const { outbox, said, errors } = useSpeech().words;
  const notify = useNotify();
  const { mutate } = useReplay({
    onDone: () => notify({ done: said.replayed }),
    onUndone: (error) => notify({ failed: `${said.undone} ${reasonFor(error, errors)}` }),
  });

  function replay(entry: OutboxEntry) {
    keepFocus();
    notify('silence');
    mutate(entry);
  }

  return (
    <>
      {dead.length > 0 && (
        <>
          <h2 className="inbox-day">{outbox.dead}</h2>
          <p className="inbox-hint">
            <Typeset>{outbox.deadHint}</Typeset>
          </p>
          <ul className="inbox-list">
            {dead.map((entry) => (
              <OutboxMessage key={entry.id} entry={entry} onReplay={() => replay(entry)} />
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <h2 className="inbox-day">{outbox.waiting}</h2>
          <ul className="inbox-list">
            {waiting.map((entry) => (
              <OutboxMessage key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

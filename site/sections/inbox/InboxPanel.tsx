import type { RefObject } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { reasonFor } from '../area/reason-for.ts';
import type { Filter } from './filter.ts';
import { LeadList } from './LeadList.tsx';
import { OutboxList } from './OutboxList.tsx';
import type { useLeads, useOutbox } from './queries.ts';
import { Skeleton } from './Skeleton.tsx';
import { PANEL, tabId } from './Views.tsx';
import { useSpeech } from './words.ts';

interface Props {
  filter: Filter;
  leads: ReturnType<typeof useLeads>;
  outbox: ReturnType<typeof useOutbox>;
  isLoading: boolean;
  onChange: (part: Partial<Filter>) => void;
  onReload: () => void;
  /** To be called before what has the focus goes. */
  keepFocus: () => void;
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
      aria-busy={props.isLoading}
      className="inbox-panel"
    >
      <Listed {...props} />
    </div>
  );
}

function Listed({ filter, leads, outbox, isLoading, ...does }: Props) {
  const { words } = useSpeech();
  // Older pages that cannot be loaded leave the newer ones where they are.
  const error = leads.isFetchNextPageError ? null : (leads.error ?? outbox.error);
  if (error) return <Failed error={error} onRetry={does.onReload} keepFocus={does.keepFocus} />;

  const isOutbox = filter.view === 'undelivered';
  const { letters } = outbox;
  if (!leads.data || (isOutbox && !letters)) return <Skeleton label={words.list.loading} />;

  const count =
    isOutbox && letters ? letters.dead.length + letters.waiting.length : leads.data.leads.length;
  if (count === 0 && !isLoading) {
    return <Nothing filter={filter} onChange={does.onChange} keepFocus={does.keepFocus} />;
  }
  if (isOutbox && letters) return <OutboxList {...letters} keepFocus={does.keepFocus} />;
  const { view, form, search } = filter;
  return <LeadList key={`${view} ${form} ${search}`} leads={leads} isMixed={view !== 'open'} />;
}

/** Why nothing could be loaded, and another try. */
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

/** That there is nothing to list, and all of the view again if it was narrowed. */
function Nothing({
  filter: { view, form, search },
  onChange,
  keepFocus,
}: Pick<Props, 'filter' | 'onChange' | 'keepFocus'>) {
  const { empty } = useSpeech().words;
  const isNarrowed = view !== 'undelivered' && (form !== '' || search !== '');
  const { heading, body } = isNarrowed ? empty.filtered : empty[view];
  return (
    <EmptyState heading={<Typeset>{heading}</Typeset>} body={<Typeset>{body}</Typeset>}>
      {isNarrowed && (
        <button
          type="button"
          className="button button-second"
          onClick={() => {
            keepFocus();
            onChange({ form: '', search: '' });
          }}
        >
          {empty.clear}
        </button>
      )}
    </EmptyState>
  );
}

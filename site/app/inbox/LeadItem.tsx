import { useEffect, useRef } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import { stateOf } from './changes.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { chosenIn, useSpeech } from './words.ts';

interface Props {
  lead: Lead;
  isOpen: boolean;
  /** Whether keyboard navigation continues at this item. */
  isGoneOnAt: boolean;
  isMixed: boolean;
  onToggle: () => void;
}

/** A lead on one line: sender, message and date. The line expands to show the rest. */
export function LeadItem({ lead, isOpen, isGoneOnAt, isMixed, onToggle }: Props) {
  const { lang, words, moments, names, company } = useSpeech();
  const state = stateOf(lead);
  const detail = `lead-${lead.id}`;
  // A sender without a message may still have filled in other fields.
  const instead = [lead.company, ...chosenIn(lead, names).map(({ answer }) => answer)]
    .filter(Boolean)
    .join(' · ');
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isGoneOnAt) row.current?.focus();
  }, [isGoneOnAt]);
  return (
    <li className="inbox-item" data-state={state}>
      <button
        ref={row}
        type="button"
        className="inbox-row"
        data-lead={lead.id}
        aria-expanded={isOpen}
        aria-controls={detail}
        onClick={onToggle}
      >
        <span className="inbox-mark" aria-hidden="true" />
        <span className="inbox-who">{lead.name || lead.email}</span>
        {lead.excerpt === '' ? (
          <span className="inbox-preview inbox-nothing">{instead || words.list.noMessage}</span>
        ) : (
          <span className="inbox-preview" lang={lead.lang}>
            {lead.lastFrom === 'company' && `${company}: `}
            {lead.excerpt}
          </span>
        )}
        <span className="inbox-tags">
          {lead.unread > 0 && (
            <span className="inbox-new">{fillCount(words.list.unread, lang, lead.unread)}</span>
          )}
          {isMixed && state !== 'open' && <span className="inbox-state">{words.list[state]}</span>}
          {lead.assignee !== '' && (
            <span className="inbox-assignee">
              <span className="sr-only">{words.thread.assigned} </span>
              <span lang={langOfWords(lead.assignee)}>{lead.assignee}</span>
            </span>
          )}
          {lead.offer !== '' && (
            <span className="inbox-offer">{names.offers[lead.offer] ?? lead.offer}</span>
          )}
          <span className="inbox-form">{names.forms[lead.form]?.title ?? lead.form}</span>
        </span>
        <time dateTime={lead.updatedAt} className="inbox-time" lang={lang}>
          {moments.time(lead.updatedAt)}
        </time>
      </button>
      <div id={detail} hidden={!isOpen}>
        {isOpen && <LeadDetail lead={lead} keepFocus={() => row.current?.focus()} />}
      </div>
    </li>
  );
}

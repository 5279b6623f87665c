import { useEffect, useRef } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { fillCount } from '../../../contract/plural.ts';
import { stateOf } from './changes.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { chosenIn, useSpeech } from './words.ts';

interface Props {
  lead: Lead;
  isOpen: boolean;
  /** Whether the keyboard goes on here. */
  isGoneOnAt: boolean;
  isMixed: boolean;
  onToggle: () => void;
}

/** A lead in a line: who, what and when. The line opens the rest of it, in place. */
export function LeadItem({ lead, isOpen, isGoneOnAt, isMixed, onToggle }: Props) {
  const { lang, words, moments, names } = useSpeech();
  const state = stateOf(lead);
  const detail = `lead-${lead.id}`;
  const preview = lead.message.trim();
  // Who wrote no message may still have said something.
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
        {preview === '' ? (
          <span className="inbox-preview inbox-nothing">{instead || words.list.noMessage}</span>
        ) : (
          // Cut off by the style sheet; the whole of it would be read out.
          <span className="inbox-preview" lang={lead.lang}>
            {firstWords(preview, lead.lang)}
          </span>
        )}
        <span className="inbox-tags">
          {lead.unread > 0 && (
            <span className="inbox-form">{fillCount(words.list.unread, lang, lead.unread)}</span>
          )}
          {isMixed && state !== 'open' && <span className="inbox-state">{words.list[state]}</span>}
          {lead.offer !== '' && (
            <span className="inbox-offer">{names.offers[lead.offer] ?? lead.offer}</span>
          )}
          <span className="inbox-form">{names.forms[lead.form]?.title ?? lead.form}</span>
        </span>
        <time dateTime={lead.receivedAt} className="inbox-time" lang={lang}>
          {moments.time(lead.receivedAt)}
        </time>
      </button>
      <div id={detail} hidden={!isOpen}>
        {isOpen && <LeadDetail lead={lead} keepFocus={() => row.current?.focus()} />}
      </div>
    </li>
  );
}

/** The beginning of a message, cut between characters as people see them (thai.md 9). */
function firstWords(message: string, lang: string): string {
  const line = message.replace(/\s+/g, ' ');
  const characters = new Intl.Segmenter(lang).segment(line.slice(0, 200));
  return [...characters]
    .slice(0, 140)
    .map(({ segment }) => segment)
    .join('');
}

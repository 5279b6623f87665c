import { useEffect, useId, useRef } from 'react';
import { MESSAGE_FORM } from '../../../contract/api/conversation-limits.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { stateOf } from './changes.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadThread } from './LeadThread.tsx';
import { useChangeLead } from './queries.ts';
import { useThread } from './thread-queries.ts';
import { chosenIn, useInbox } from './words.ts';

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
  const { lang, words, dateFormats, names, company } = useInbox();
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
        className="inbox-row grid items-center text-sm"
        data-lead={lead.id}
        aria-expanded={isOpen}
        aria-controls={detail}
        onClick={onToggle}
      >
        <span className="inbox-mark" aria-hidden="true" />
        <span className="inbox-who one-line font-semibold">{lead.name || lead.email}</span>
        {lead.excerpt === '' ? (
          <span className="inbox-preview one-line text-muted">
            {instead || words.list.noMessage}
          </span>
        ) : (
          <span className="inbox-preview one-line text-muted" lang={lead.lang}>
            {lead.lastFrom === 'company' && `${company}: `}
            {lead.excerpt}
          </span>
        )}
        <span className="inbox-tags flex items-center gap-xs">
          {lead.unread > 0 && (
            <span className="inbox-new">{fillCount(words.list.unread, lang, lead.unread)}</span>
          )}
          {isMixed && state !== 'open' && <span className="inbox-state">{words.list[state]}</span>}
          {lead.assignee !== '' && (
            <span className="one-line text-label">
              <span className="sr-only">{words.thread.assigned} </span>
              <span lang={langOfWords(lead.assignee)}>{lead.assignee}</span>
            </span>
          )}
          {lead.offer !== '' && (
            <span className="one-line text-label">{names.offers[lead.offer] ?? lead.offer}</span>
          )}
          <span className="inbox-form">{names.forms[lead.form]?.title ?? lead.form}</span>
        </span>
        <time dateTime={lead.updatedAt} className="inbox-time text-muted nowrap" lang={lang}>
          {dateFormats.time(lead.updatedAt)}
        </time>
      </button>
      <div id={detail} hidden={!isOpen}>
        {isOpen && <LeadDetail lead={lead} keepFocus={() => row.current?.focus()} />}
      </div>
    </li>
  );
}

interface LeadDetailProps {
  lead: Lead;
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** One lead: its message, everything known about it, and the available actions. */
function LeadDetail({ lead, keepFocus }: LeadDetailProps) {
  const { words, company, names } = useInbox();
  const { detail } = words;
  const chosen = chosenIn(lead, names);
  // The subject is the same in every language and contains the lead's number.
  const letter = mailTo(lead.email, `Re: ${company} #${lead.id}`);
  return (
    <div className="inbox-detail grid gap-2xl">
      <div className="inbox-words grid content-start gap-lg">
        {lead.heldFor && (
          <Typeset.p className="inbox-held text-sm">{`${detail.heldFor[lead.heldFor]} ${detail.heldHint}`}</Typeset.p>
        )}
        {chosen.map(({ field, question, answer }) => (
          <p key={field}>
            <span className="text-muted">{question ?? detail[field]}</span> {answer}
          </p>
        ))}
        {lead.message.trim() === '' ? (
          chosen.length === 0 && (
            <Typeset.p className="text-muted">{words.list.noMessage}</Typeset.p>
          )
        ) : (
          <Message lead={lead} />
        )}
        <LeadThread lead={lead} />
      </div>
      <div className="grid content-start gap-xl">
        <LeadActions lead={lead} keepFocus={keepFocus} />
        <LeadFacts lead={lead} letter={letter} />
      </div>
    </div>
  );
}

/** The message of a lead. In the account area it begins with a subject, on a line of its own. */
function Message({ lead: { form, lang, message } }: { lead: Lead }) {
  const end = form === MESSAGE_FORM ? message.indexOf('\n') : -1;
  return (
    <div className="inbox-message grid gap-xs" lang={lang}>
      {end > 0 && <p className="text-lg font-semibold">{message.slice(0, end)}</p>}
      <p>{message.slice(end + 1).trim()}</p>
    </div>
  );
}

/** Returns the `mailto:` address of a reply to a lead. */
function mailTo(email: string, subject: string): string {
  // An email address can contain characters that have a meaning in a URL, but its @ must stay.
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

function LeadActions({ lead, keepFocus }: { lead: Lead; keepFocus: () => void }) {
  const { detail, said } = useInbox().words;
  const { change, isBusy } = useChangeLead(({ held, answered, lead: now }) => {
    if (answered && now.answeredAt === null) return { failed: said.newer };
    return { done: held === false ? said.released : answered ? said.answered : said.reopened };
  });
  const state = stateOf(lead);
  if (state === 'held') {
    return (
      <div className="inbox-actions flex gap-sm">
        <Button
          className="button button-first"
          isBusy={isBusy}
          onClick={() => {
            // Another button replaces the pressed one.
            keepFocus();
            change(lead, { held: false });
          }}
        >
          {detail.release}
        </Button>
      </div>
    );
  }
  const isOpen = state === 'open';
  return (
    <div className="inbox-actions flex gap-sm">
      <Button isBusy={isBusy} onClick={() => change(lead, { answered: isOpen })}>
        {isOpen && <Icon name="check" />}
        {isOpen ? detail.answered : detail.reopen}
      </Button>
      <Assigned lead={lead} />
    </div>
  );
}

/** Assigns a lead to an administrator. The page shows it at once, and undoes it if the server refuses. */
function Assigned({ lead }: { lead: Lead }) {
  const { words } = useInbox();
  const id = useId();
  const { data } = useThread(lead);
  const { change } = useChangeLead(() => ({ done: words.said.assigned }));
  if (!data) return null;
  return (
    <div className="inbox-assigned text-sm">
      <SelectField
        id={id}
        words={{ label: words.thread.assigned }}
        value={lead.assignedTo ?? ''}
        options={[
          { value: '', label: words.thread.nobody },
          ...data.administrators.map(({ id, name }) => ({
            value: String(id),
            label: name,
            lang: langOfWords(name),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change(lead, { assignedTo: value === '' ? null : Number(value) })
        }
      />
    </div>
  );
}

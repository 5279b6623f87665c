import { MESSAGE_FORM } from '../../../contract/api/conversation-limits.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadThread } from './LeadThread.tsx';
import { chosenIn, useSpeech } from './words.ts';

interface Props {
  lead: Lead;
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** One lead: its message, everything known about it, and the available actions. */
export function LeadDetail({ lead, keepFocus }: Props) {
  const { words, company, names } = useSpeech();
  const { detail } = words;
  const chosen = chosenIn(lead, names);
  // The subject is the same in every language and contains the lead's number.
  const letter = mailTo(lead.email, `Re: ${company} #${lead.id}`);
  return (
    <div className="inbox-detail">
      <div className="inbox-words">
        {lead.heldFor && (
          <p className="inbox-held">
            <Typeset>{`${detail.heldFor[lead.heldFor]} ${detail.heldHint}`}</Typeset>
          </p>
        )}
        {chosen.map(({ field, question, answer }) => (
          <p key={field}>
            <span className="text-muted">{question ?? detail[field]}</span> {answer}
          </p>
        ))}
        {lead.message.trim() === '' ? (
          chosen.length === 0 && (
            <p className="inbox-nothing">
              <Typeset>{words.list.noMessage}</Typeset>
            </p>
          )
        ) : (
          <Message lead={lead} />
        )}
        <LeadThread lead={lead} />
      </div>
      <div className="inbox-side">
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
    <div className="inbox-message" lang={lang}>
      {end > 0 && <p className="inbox-subject">{message.slice(0, end)}</p>}
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

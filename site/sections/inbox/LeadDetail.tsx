import { type ReactNode, useState } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfPath, pathIn } from '../../../contract/lang.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Change, stateOf } from './changes.ts';
import { Say } from './Say.tsx';
import { useSpeech } from './words.ts';

interface Props {
  lead: Lead;
  onChange: (lead: Lead, change: Change) => Promise<void>;
}

/** All that a lead says, all that is known of it, and what can be done with it. */
export function LeadDetail({ lead, onChange }: Props) {
  const { words, moments, company } = useSpeech();
  const { detail } = words;
  const [isBusy, setBusy] = useState(false);
  const state = stateOf(lead);
  const { version, purposes, withdrawnAt } = lead.consent;
  const page = langOfPath(lead.page) === lead.lang ? lead.page : pathIn(lead.lang, lead.page);
  // The subject is the same in every language, and tells the lead's number.
  const letter = mailTo(lead.email, `Re: ${company} #${lead.id}`);

  async function change(to: Change) {
    if (isBusy) return;
    setBusy(true);
    await onChange(lead, to);
    setBusy(false);
  }

  return (
    <div className="inbox-detail">
      <div className="inbox-words">
        {lead.heldFor && (
          <p className="inbox-held">
            <Say>{`${detail.heldFor[lead.heldFor]} ${detail.heldHint}`}</Say>
          </p>
        )}
        {lead.message.trim() === '' ? (
          <p className="inbox-nothing">
            <Say>{words.list.noMessage}</Say>
          </p>
        ) : (
          <p className="inbox-message" lang={lead.lang}>
            {lead.message}
          </p>
        )}
        <div className="inbox-actions">
          {state === 'held' ? (
            <button
              type="button"
              className="button button-first"
              aria-disabled={isBusy}
              onClick={() => change({ held: false })}
            >
              {detail.release}
            </button>
          ) : (
            <a
              className={`button ${state === 'open' ? 'button-first' : 'button-second'}`}
              href={letter}
            >
              {detail.reply}
            </a>
          )}
          {state !== 'held' && (
            <button
              type="button"
              className="button button-second"
              aria-disabled={isBusy}
              onClick={() => change({ answered: state === 'open' })}
            >
              {state === 'open' && <Icon name="check" />}
              {state === 'open' ? detail.answered : detail.reopen}
            </button>
          )}
        </div>
      </div>
      <dl className="inbox-facts">
        <Fact term={fill(words.outbox.about, { id: lead.id })}>
          {lead.name !== '' && <span>{lead.name}</span>}
          <a className="text-link" href={letter}>
            {lead.email}
          </a>
        </Fact>
        <Fact term={detail.received}>
          <time dateTime={lead.receivedAt}>{moments.full(lead.receivedAt)}</time>
        </Fact>
        {lead.answeredAt && (
          <Fact term={detail.answeredAt}>
            <time dateTime={lead.answeredAt}>{moments.full(lead.answeredAt)}</time>
          </Fact>
        )}
        <Fact term={detail.page}>
          <a className="text-link" href={page}>
            {page}
          </a>
        </Fact>
        <Fact term={detail.language}>{lead.lang === 'th' ? detail.inThai : detail.inEnglish}</Fact>
        <Fact term={detail.agreedTo}>
          <span>{purposes.map((purpose) => detail.purposes[purpose]).join(', ')}</span>
          <span className="inbox-aside">{fill(detail.wording, { version })}</span>
          {withdrawnAt && (
            <span className="inbox-withdrawn">
              {fill(detail.withdrawn, { time: moments.full(withdrawnAt) })}
            </span>
          )}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The address of a letter to somebody. */
function mailTo(email: string, subject: string): string {
  // An address can hold characters that mean something in a URL, but its @ has to stay.
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

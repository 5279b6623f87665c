import type { ReactNode } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { fill } from '../../../contract/fill.ts';
import { pathIn } from '../../../contract/lang.ts';
import { telephoneLink } from '../../../contract/telephone.ts';
import { useThread } from './thread-queries.ts';
import { useInbox } from './words.ts';

interface Props {
  lead: Lead;
  /** The `mailto:` address for a reply. */
  letter: string;
}

/** Everything known about a lead, apart from its message. */
export function LeadFacts({ lead, letter }: Props) {
  const { lang, words, dateFormats, names } = useInbox();
  const { detail } = words;
  const customer = useThread(lead).data?.customer;
  // A customer who wrote from an account may have stated the company there.
  const company = lead.company || (customer?.company ?? '');
  const { version, purposes, withdrawnAt } = lead.consent;
  const page = pathIn(lead.lang, lead.page);
  const languages = new Intl.DisplayNames(lang, { type: 'language' });
  return (
    <dl className="inbox-facts grid content-start gap-md text-sm">
      <Fact term={fill(words.outbox.about, { id: lead.id })}>
        {lead.name !== '' && <span>{lead.name}</span>}
        <a className="text-link" href={letter}>
          {lead.email}
        </a>
      </Fact>
      {company !== '' && <Fact term={detail.company}>{company}</Fact>}
      {lead.telephone !== '' && (
        <Fact term={detail.telephone}>
          <a className="text-link" href={telephoneLink(lead.telephone)}>
            {lead.telephone}
          </a>
        </Fact>
      )}
      {lead.offer !== '' && (
        <Fact term={detail.offer}>{names.offers[lead.offer] ?? lead.offer}</Fact>
      )}
      <Fact term={detail.received}>
        <time dateTime={lead.receivedAt}>{dateFormats.full(lead.receivedAt)}</time>
      </Fact>
      {lead.answeredAt && (
        <Fact term={detail.answeredAt}>
          <time dateTime={lead.answeredAt}>{dateFormats.full(lead.answeredAt)}</time>
        </Fact>
      )}
      <Fact term={detail.page}>
        <a className="text-link" href={page}>
          {page}
        </a>
      </Fact>
      <Fact term={detail.language}>{languages.of(lead.lang)}</Fact>
      {version !== '' && (
        <Fact term={detail.agreedTo}>
          <span>{purposes.map((purpose) => detail.purposes[purpose]).join(', ')}</span>
          <span className="text-label">{fill(detail.wording, { version })}</span>
          {withdrawnAt && (
            <span className="inbox-withdrawn font-medium">
              {fill(detail.withdrawn, { time: dateFormats.full(withdrawnAt) })}
            </span>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label">{term}</dt>
      <dd className="grid">{children}</dd>
    </div>
  );
}

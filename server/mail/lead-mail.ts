import { email as emailSchema } from '../../contract/api/fields.ts';
import { CHOICE_FIELDS } from '../../contract/api/lead-fields.ts';
import { fill } from '../../contract/fill.ts';
import { localizedPath, pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import type { Company } from '../company.ts';
import type { Store } from '../store/database.ts';
import { unseenLeads } from '../store/held.ts';
import { purposesOf } from '../store/news.ts';
import type { LeadRow } from '../store/outbox.ts';
import { shownEmail } from '../store/shown-email.ts';
import { oneLine } from './mail-content.ts';
import { threadRootId } from './message-ids.ts';
import { formatMoment } from './moment.ts';
import type { Mail } from './transport.ts';

/** The mail that delivers a lead to the company, in the lead's language; replies go to the visitor. */
export function leadMail(company: Company, url: URL, lead: LeadRow): Mail {
  const { name, email, mails } = company;
  const { lang } = lead;
  const words = localize(mails.leadMail, lang);
  const form = localize(company.forms, lang)[lead.form];
  const shown = shownEmail(lead.email);
  const purposes = purposesOf(lead).map(
    (purpose) => (words.purposes as Record<string, string>)[purpose] ?? purpose,
  );
  const facts: [string, string][] = [
    [words.labels.name, lead.name],
    [words.labels.email, shown],
    [words.labels.company, lead.company],
    [words.labels.telephone, lead.telephone],
    ...CHOICE_FIELDS.map((field): [string, string] => {
      const asked = form?.[field];
      const chosen = asked?.options.find(({ id }) => id === lead[field]);
      return [asked?.label ?? words.labels[field], chosen?.label ?? lead[field]];
    }),
    [words.labels.offer, company.offers[lead.offer]?.name[lang] ?? lead.offer],
    [words.labels.page, linkTo(url, pathIn(lead.lang, lead.page))],
    [words.labels.receivedAt, formatMoment(lang, lead.receivedAt, mails)],
    [
      words.labels.consent,
      fill(words.consent, { purposes: purposes.join(', '), version: lead.consentVersion }),
    ],
  ];
  const link = new URL(localizedPath(lang, '/account/inbox'), url);
  link.searchParams.set('lead', String(lead.id));
  const canBeAnswered = emailSchema.safeParse(lead.email).success;
  return {
    to: email,
    thread: { references: [threadRootId(lead)] },
    ...(canBeAnswered && { replyTo: { name: oneLine(lead.name), address: lead.email } }),
    content: {
      lang,
      sender: name[lang],
      subject: fill(words.subject, { form: form?.title ?? lead.form, email: shown }),
      paragraphs: [],
      quote: lead.message,
      facts: facts.filter(([, value]) => value !== ''),
      action: { label: words.action, url: link.href },
      notes: canBeAnswered ? [fill(words.note, { email: shown })] : [],
    },
  };
}

/** Returns the address of the page with the form; a path that would lead to another site stays a path. */
function linkTo(url: URL, page: string): string {
  const link = URL.parse(page, url);
  return link?.origin === url.origin ? link.href : page;
}

/**
 * The mail that tells the company about unseen held leads, in the language of the newest one, because the administrator
 * who reviews them must speak it.
 * @returns undefined when all of them have been seen in the meantime
 */
export async function heldLeadsMail(company: Company, url: URL, store: Store) {
  const { count, lang } = await unseenLeads(store);
  if (lang === undefined) return undefined;
  const { subject, body, why, action } = localize(company.mails.leadsHeld, lang);
  return {
    to: company.email,
    content: {
      lang,
      sender: company.name[lang],
      subject: fill(subject, { count }),
      paragraphs: [fill(body, { count }), why],
      action: {
        label: action,
        url: new URL(localizedPath(lang, '/account/inbox?view=held'), url).href,
      },
      notes: [],
    },
  };
}

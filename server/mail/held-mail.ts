import { fill } from '../../contract/fill.ts';
import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import type { Company } from '../company.ts';
import type { Store } from '../store/database.ts';
import { unseenLeads } from '../store/held.ts';
import type { Mail } from './transport.ts';

/**
 * The mail that tells the company of held leads that are unseen. It has the language of the newest of
 * them: the administrator who looks has to speak it.
 * @param url what links begin with
 * @returns undefined when all have been seen meanwhile
 */
export async function heldMail(
  company: Company,
  url: URL,
  store: Store,
): Promise<Mail | undefined> {
  const { count, lang } = await unseenLeads(store);
  if (lang === undefined) return undefined;
  const { subject, body, why, action } = localize(company.mails.leadsHeld, lang);
  return {
    to: company.email,
    content: {
      lang,
      sender: company.name,
      subject: fill(subject, { count }),
      paragraphs: [fill(body, { count }), why],
      action: { label: action, url: new URL(pathIn(lang, '/account/inbox?view=held'), url).href },
      notes: [],
    },
  };
}

import { type Selectable, sql } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';
import type { Lang } from '../../contract/lang.ts';
import { BLANK_FIELDS } from '../../contract/lead-rules.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { findLead } from './find.ts';
import { scheduleHeldReminder, type WrittenMessage } from './held.ts';
import { insertLead } from './leads.ts';
import type { Kind } from './outbox.ts';
import type { Db, Tables } from './schema.ts';

// A person gets news once they have agreed to it in any form; each agreement is a lead. Turning on news in an account
// adds another one.

/** The form that only subscribes to news, and the page of an account where news is turned on. */
export const NEWS_FORM = 'newsletter';
const PAGE = '/account/notifications';

/** A condition for the leads by which an address has agreed to news and has not withdrawn that. */
const hasAgreed = (email: string) => sql<boolean>`lower("email") = ${storedEmail(email)}
  and "consentPurposes" like '%marketing%' and "withdrawnAt" is null and "newsWithdrawnAt" is null`;

/** Whether an address gets news. Held leads don't count, because their sender may be a program. */
export async function getsNews(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('lead')
    .select('id')
    .where(hasAgreed(email))
    .where('heldFor', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records that an account has agreed to news, unless it already has.
 * @param deliveries the outbox entries for a lead
 * @param isFlood whether it is held, and only counts after an administrator releases it
 * @throws Refusal `unauthorised` when the account has been deleted in the meantime
 */
export function agreeToNews(
  store: Store,
  { userId, email, lang, consent }: { userId: number; email: string; lang: Lang; consent: string },
  { deliveries, isFlood }: { deliveries: readonly Kind[]; isFlood: boolean },
): Promise<WrittenMessage> {
  // If the button is pressed twice, the second call waits and finds it done.
  return withAccountLock(store, userId, async (transaction) => {
    if (await getsNews(transaction, email)) return { leadId: undefined, isHeld: false };
    const lead = {
      form: NEWS_FORM,
      page: PAGE,
      lang,
      email,
      ...BLANK_FIELDS,
      heldFor: isFlood ? ('burst' as const) : null,
      consentVersion: consent,
      purposes: ['marketing' as const],
      key: undefined,
    };
    const now = Date.now();
    const leadId = await insertLead(transaction, lead, deliveries, now);
    if (isFlood) await scheduleHeldReminder(transaction, now);
    return { leadId, isHeld: isFlood };
  });
}

/** Records that an address no longer wants news. Consent to calls stays. */
export async function withdrawNews(db: Db, email: string): Promise<void> {
  const now = Date.now();
  const given = db.updateTable('lead').where(hasAgreed(email));
  await given
    .set({ newsWithdrawnAt: now })
    .where(sql<boolean>`"consentPurposes" like '%call%'`)
    .execute();
  // The remaining leads did not agree to calls.
  await given.set({ withdrawnAt: now }).execute();
}

/**
 * The same for the sender of a lead.
 * @returns whether the sender is known: a deleted lead has no address any more, and its owner may have agreed again
 */
export async function withdrawNewsOfLead(db: Db, leadId: number): Promise<boolean> {
  const lead = await findLead(db, leadId);
  if (!lead) return false;
  await withdrawNews(db, lead.email);
  return true;
}

/** Returns the purposes that a lead still agrees to. */
export const purposesOf = ({
  consentPurposes,
  newsWithdrawnAt,
}: Pick<Selectable<Tables['lead']>, 'consentPurposes' | 'newsWithdrawnAt'>): string[] =>
  consentPurposes
    .split(',')
    .filter((purpose) => purpose !== 'marketing' || newsWithdrawnAt === null);

import { type Kysely, type Selectable, sql } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';
import type { Lang } from '../../contract/lang.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { remindOfHeld, type Written } from './held.ts';
import { insertLeads } from './leads.ts';
import type { Kind } from './outbox.ts';
import type { Tables } from './schema.ts';

// A person gets news once they have agreed to it on any form; each time is a lead. Turning news on in an account is one more.

/** The form that asks for nothing but news, and the page of an account where they are turned on. */
export const NEWS_FORM = 'newsletter';
const PAGE = '/account/notifications';

/** The leads by which an address has agreed to news, and not withdrawn that. */
const agreed = (email: string) => sql<boolean>`lower("email") = ${storedEmail(email)}
  and "consentPurposes" like '%marketing%' and "withdrawnAt" is null and "newsWithdrawnAt" is null`;

/** Whether an address gets news. What is held does not count: its sender may be a program. */
export async function getsNews(db: Kysely<Tables>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('lead')
    .select('id')
    .where(agreed(email))
    .where('heldFor', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Notes that an account has agreed to news, unless it has done so before.
 * @param deliveries what a lead puts into the outbox
 * @param isFlood whether it is held: it counts once an administrator has released it
 * @throws Refusal `unauthorised` when the account has gone meanwhile
 */
export function agreeToNews(
  store: Store,
  { userId, email, lang, consent }: { userId: number; email: string; lang: Lang; consent: string },
  { deliveries, isFlood }: { deliveries: readonly Kind[]; isFlood: boolean },
): Promise<Written> {
  // Pressed twice at once, the second waits for its turn, and finds it done.
  return withAccountLock(store, userId, async (transaction) => {
    if (await getsNews(transaction, email)) return { leadId: undefined, isHeld: false };
    const lead = {
      form: NEWS_FORM,
      page: PAGE,
      lang,
      email,
      ...{ name: '', company: '', telephone: '', message: '', offer: '' },
      ...{ choice: '', budget: '', urgency: '' },
      heldFor: isFlood ? ('burst' as const) : null,
      consentVersion: consent,
      purposes: ['marketing' as const],
      key: undefined,
    };
    const now = Date.now();
    const [leadId] = await insertLeads(transaction, [lead], deliveries, now);
    if (isFlood) await remindOfHeld(transaction, store.engine, now);
    return { leadId, isHeld: isFlood };
  });
}

/** Notes that an address no longer wants news. Where its owner has agreed to be called as well, that stays. */
export async function withdrawNews(db: Kysely<Tables>, email: string): Promise<void> {
  const now = Date.now();
  const given = db.updateTable('lead').where(agreed(email));
  await given
    .set({ newsWithdrawnAt: now })
    .where(sql<boolean>`"consentPurposes" like '%call%'`)
    .execute();
  // Those that are left agreed to no calls.
  await given.set({ withdrawnAt: now }).execute();
}

/**
 * The same for the sender of a lead.
 * @returns whether it is known who that was: a lead that is gone has taken its address along, which may have agreed again
 */
export async function withdrawNewsOfLead(db: Kysely<Tables>, leadId: number): Promise<boolean> {
  const lead = await db
    .selectFrom('lead')
    .select('email')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return false;
  await withdrawNews(db, lead.email);
  return true;
}

/** What a lead still agrees to. */
export const purposesOf = ({
  consentPurposes,
  newsWithdrawnAt,
}: Pick<Selectable<Tables['lead']>, 'consentPurposes' | 'newsWithdrawnAt'>): string[] =>
  consentPurposes
    .split(',')
    .filter((purpose) => purpose !== 'marketing' || newsWithdrawnAt === null);

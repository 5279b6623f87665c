import type { ChoiceField } from '../../contract/api/lead-fields.ts';
import type { HELD_FOR, LeadBody, PURPOSES } from '../../contract/api/leads.ts';
import type { FormFile } from './attachments.ts';
import { openConversation } from './conversations.ts';
import type { Store } from './database.ts';
import { hashOf } from './hash.ts';
import { scheduleHeldReminder } from './held.ts';
import { type Kind, outboxRow } from './outbox.ts';
import type { DbTransaction } from './schema.ts';

/** The time within which the same content counts as the same submission, in milliseconds. */
const CONTENT_TTL = 10 * 60_000;
/** The time for which a key is remembered, in milliseconds: a clock may be moved by a day meanwhile. */
const KEY_TTL = 2 * 24 * 60 * 60_000;

export interface NewLead
  extends Omit<
    LeadBody,
    'link' | 'answers' | 'consent' | 'marketing' | 'call' | 'website' | 'elapsed'
  > {
  heldFor: (typeof HELD_FOR)[number] | null;
  consentVersion: string;
  purposes: (typeof PURPOSES)[number][];
  /** The files that came with it; they are at their final paths. */
  files?: readonly FormFile[];
  /** The sender's account, if they were signed in. */
  userId?: number | undefined;
  /** The idempotency key of this submission, if the sender gave one. */
  key: string | undefined;
}

/** The outcome of storing a lead: stored now, stored before, or its key belongs to different content. */
export type StoreOutcome = 'new' | 'repeat' | 'key-reused';

/** The outcome, with the ID if the lead was stored now. */
interface Result {
  stored: StoreOutcome;
  id?: number;
}

/** The content that distinguishes leads. */
type Content = Pick<
  NewLead,
  'form' | 'email' | 'name' | 'company' | 'telephone' | ChoiceField | 'message' | 'offer'
> & { purposes: readonly string[] };

/** Returns a hash that is the same for identical submissions: all fields that the person filled in, and the offer. */
export function contentHash({ form, email, name, message, purposes, ...more }: Content): string {
  const { company, telephone, choice, offer, budget, urgency } = more;
  // Later fields are only included when present, so that hashes stored before they existed stay valid.
  const later = [
    [company, telephone, choice, offer],
    [budget, urgency],
  ].filter((values) => values.some((value) => value !== ''));
  return hashOf(JSON.stringify([form, email, name, message, purposes, ...later.flat()]));
}

/** Returns the hash of a lead's content, followed by that of its files, if it has any. */
const contentOf = ({ files = [], ...lead }: NewLead): string => {
  const ofFiles = files.length === 0 ? '' : `.${hashOf(files.map(({ digest }) => digest).join())}`;
  return contentHash(lead) + ofFiles;
};

/** Returns the deduplication key of a lead's content. Held leads have separate keys. */
const contentKey = ({ heldFor }: NewLead, content: string) =>
  `${heldFor === null ? 'content' : 'held'}:${content}`;

/** Returns the deduplication key for the sender's key. */
const senderKey = (key: string) => `key:${hashOf(key)}`;

/** Stores a lead with its outbox entries and its keys in one transaction, unless it is a repeat. */
export function storeLead(
  { db }: Store,
  lead: NewLead,
  deliveries: readonly Kind[],
): Promise<Result> {
  const now = Date.now();
  return db.transaction().execute(async (transaction) => {
    const stored = await rememberKeys(transaction, lead, now);
    if (stored !== 'new') return { stored };
    const id = await insertLead(transaction, lead, deliveries, now);
    const { purposes, heldFor, files = [] } = lead;
    // Subscribers to the newsletter expect no answer.
    const userId = purposes.includes('reply') ? (lead.userId ?? null) : null;
    await openConversation(transaction, id, { userId, files, now });
    if (heldFor !== null) await scheduleHeldReminder(transaction, now);
    return { stored, id };
  });
}

/** Remembers the keys of a lead; returns its outcome by whether they were unknown or had expired. */
async function rememberKeys(
  transaction: DbTransaction,
  lead: NewLead,
  now: number,
): Promise<StoreOutcome> {
  const content = contentOf(lead);
  const ofContent = contentKey(lead, content);
  const ofSender = lead.key === undefined ? undefined : senderKey(lead.key);
  const rows = await transaction
    .insertInto('submission')
    .values([
      { key: ofContent, content, expiresAt: now + CONTENT_TTL },
      ...(ofSender === undefined ? [] : [{ key: ofSender, content, expiresAt: now + KEY_TTL }]),
    ])
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((update) => ({
          content: update.ref('excluded.content'),
          expiresAt: update.ref('excluded.expiresAt'),
        }))
        .where('submission.expiresAt', '<=', now),
    )
    .returning('key')
    .execute();
  const fresh = new Set(rows.map(({ key }) => key));
  if (ofSender === undefined || fresh.has(ofSender)) return fresh.has(ofContent) ? 'new' : 'repeat';
  const known = await transaction
    .selectFrom('submission')
    .select('content')
    .where('key', '=', ofSender)
    .executeTakeFirst();
  if (known?.content === content) return 'repeat';
  // The key of content that was not stored would suppress the same content when it comes with another sender's key.
  if (fresh.has(ofContent)) {
    await transaction.deleteFrom('submission').where('key', '=', ofContent).execute();
  }
  return 'key-reused';
}

/** Inserts a lead that has been checked, with its outbox entries unless it is held. Returns its ID. */
export async function insertLead(
  transaction: DbTransaction,
  { purposes, key: _, userId: __, files: ___, ...lead }: NewLead,
  deliveries: readonly Kind[],
  now: number,
): Promise<number> {
  const row = { ...lead, consentPurposes: purposes.join(','), receivedAt: now };
  const { id } = await transaction
    .insertInto('lead')
    .values({ ...row, answeredAt: null, withdrawnAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { email, heldFor } = lead;
  if (heldFor !== null) return id;
  const entries = deliveries.map((kind) =>
    outboxRow({ kind, payload: {}, leadId: id, email }, now),
  );
  await transaction.insertInto('outbox').values(entries).execute();
  return id;
}

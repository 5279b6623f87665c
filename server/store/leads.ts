import { createHash } from 'node:crypto';

import type { ChoiceField } from '../../contract/api/lead-fields.ts';
import type { HELD_FOR, LeadBody, PURPOSES } from '../../contract/api/leads.ts';
import { attachToLeads, type FormFile } from './attachments.ts';
import { openConversations } from './conversations.ts';
import type { Store } from './database.ts';
import { isUnavailable } from './failures.ts';
import { scheduleHeldReminder } from './held.ts';
import { type Kind, outboxRow } from './outbox.ts';
import type { DbTransaction } from './schema.ts';

/** The time within which the same content counts as the same submission, in milliseconds. */
const CONTENT_TTL = 10 * 60_000;
/** The time for which a key is remembered, in milliseconds: a clock may be moved by a day meanwhile. */
const KEY_TTL = 2 * 24 * 60 * 60_000;
/** The maximum number of leads per transaction; more would only make the statements slower. */
const BATCH = 50;

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
  id?: number | undefined;
}

interface Waiting {
  lead: NewLead;
  content: string;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
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
  return createHash('sha256')
    .update(JSON.stringify([form, email, name, message, purposes, ...later.flat()]))
    .digest('base64url');
}

/** Returns the hash of a lead's content, followed by that of its files, if it has any. */
const contentOf = ({ files = [], ...lead }: NewLead): string =>
  files.length === 0
    ? contentHash(lead)
    : `${contentHash(lead)}.${createHash('sha256')
        .update(files.map(({ digest }) => digest).join())
        .digest('base64url')}`;

/** Returns the deduplication key of a lead's content. Held leads have separate keys. */
const contentKey = ({ lead, content }: Pick<Waiting, 'lead' | 'content'>) =>
  `${lead.heldFor === null ? 'content' : 'held'}:${content}`;

/** Returns the deduplication key for the sender's key. */
const senderKey = (key: string) => `key:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * Stores leads. Those that arrive while others are being written are written together, so that they share one disk
 * sync; no lead is acknowledged before it is on disk.
 */
export function leadRepository(store: Store, deliveries: readonly Kind[]) {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    // Includes leads that arrive in the same turn of the event loop.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      try {
        const results = await write(store, batch, deliveries);
        for (const [index, each] of batch.entries())
          each.resolve(results[index] ?? { stored: 'repeat' });
      } catch (error) {
        // While nothing can be stored, the waiting leads would only wait as long again, one batch after the other.
        const rest = isUnavailable(error) ? waiting.splice(0) : [];
        for (const each of [...batch, ...rest]) each.reject(error);
      }
    }
    writing = undefined;
  }

  return {
    /** Stores a lead, unless it is a repeat. Rejects when it cannot be stored. */
    store: (lead: NewLead): Promise<Result> =>
      new Promise((resolve, reject) => {
        waiting.push({ lead, content: contentOf(lead), resolve, reject });
        writing ??= writeAll();
      }),
    /** Waits until nothing is being written. */
    settle: async (): Promise<void> => writing,
  };
}

export type LeadRepository = ReturnType<typeof leadRepository>;

/** Returns the next batch without duplicates, so that a repeat finds the first one stored. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const taken = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const each of waiting.splice(0)) {
    const keys = [
      contentKey(each),
      ...(each.lead.key === undefined ? [] : [senderKey(each.lead.key)]),
    ];
    if (batch.length >= BATCH || keys.some((key) => taken.has(key))) later.push(each);
    else batch.push(each);
    for (const key of keys) taken.add(key);
  }
  waiting.unshift(...later);
  return batch;
}

/** Writes a batch in one transaction: its leads, their outbox entries and their keys. */
function write(store: Store, batch: Waiting[], deliveries: readonly Kind[]): Promise<Result[]> {
  const now = Date.now();
  return store.db.transaction().execute(async (transaction) => {
    const fresh = await rememberKeys(transaction, batch, now);
    const results: StoreOutcome[] = [];
    for (const each of batch) results.push(await resultOf(transaction, each, fresh));
    const added = batch.filter((_, index) => results[index] === 'new').map(({ lead }) => lead);
    const ids = added.length === 0 ? [] : await insertLeads(transaction, added, deliveries, now);
    await openConversations(transaction, leadsToAnswer(added, ids), now);
    await attachToLeads(transaction, filesByLead(added, ids), now);
    if (added.some(({ heldFor }) => heldFor !== null)) {
      await scheduleHeldReminder(transaction, now);
    }
    return results.map((stored) => ({ stored, ...(stored === 'new' && { id: ids.shift() }) }));
  });
}

/** Remembers the keys of a batch; returns those that were unknown or had expired. */
async function rememberKeys(transaction: DbTransaction, batch: readonly Waiting[], now: number) {
  const keys = batch
    .flatMap(({ lead, content }) => [
      { key: contentKey({ lead, content }), content, expiresAt: now + CONTENT_TTL },
      ...(lead.key === undefined
        ? []
        : [{ key: senderKey(lead.key), content, expiresAt: now + KEY_TTL }]),
    ])
    // Always in the same order, or two servers could deadlock.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const fresh = await transaction
    .insertInto('submission')
    .values(keys)
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
  return new Set(fresh.map(({ key }) => key));
}

/** Returns the outcome of a lead by whether its keys are new. */
async function resultOf(
  transaction: DbTransaction,
  { lead, content }: Waiting,
  fresh: ReadonlySet<string>,
): Promise<StoreOutcome> {
  const ofContent = contentKey({ lead, content });
  const ofSender = lead.key === undefined ? undefined : senderKey(lead.key);
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

/** Returns the leads of signed-in people who expect an answer; subscribers to the newsletter don't. */
const leadsToAnswer = (leads: readonly NewLead[], ids: readonly number[]) =>
  leads.flatMap(({ userId, purposes }, index) => {
    const id = ids[index];
    const isTalk = userId !== undefined && id !== undefined && purposes.includes('reply');
    return isTalk ? [{ id, userId }] : [];
  });

const filesByLead = (leads: readonly NewLead[], ids: readonly number[]) =>
  new Map(leads.map(({ files = [] }, index) => [ids[index] ?? 0, files]));

/** Inserts leads that have been checked. */
export async function insertLeads(
  transaction: DbTransaction,
  leads: readonly NewLead[],
  deliveries: readonly Kind[],
  now: number,
): Promise<number[]> {
  // One at a time, because a multi-row insert guarantees neither the order of the result nor that of the IDs.
  const rows: { id: number; email: string; heldFor: string | null }[] = [];
  for (const { purposes, key: _, userId: __, files: ___, ...lead } of leads) {
    const row = { ...lead, consentPurposes: purposes.join(','), receivedAt: now };
    rows.push(
      await transaction
        .insertInto('lead')
        .values({ ...row, answeredAt: null, withdrawnAt: null })
        .returning(['id', 'email', 'heldFor'])
        .executeTakeFirstOrThrow(),
    );
  }
  const entries = rows
    .filter(({ heldFor }) => heldFor === null)
    .flatMap(({ id, email }) =>
      deliveries.map((kind) => outboxRow({ kind, payload: {}, leadId: id, email }, now)),
    );
  if (entries.length > 0) await transaction.insertInto('outbox').values(entries).execute();
  return rows.map(({ id }) => id);
}

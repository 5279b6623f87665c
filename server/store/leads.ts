import { createHash } from 'node:crypto';
import type { HELD_FOR, PURPOSES } from '../../contract/api/leads.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Store } from './database.ts';
import { type Kind, outboxRow } from './outbox.ts';

/** For how long the same content is taken for the same submission. */
const SAME_CONTENT = 10 * 60_000;
/** For how long a key is remembered. */
const SAME_KEY = 24 * 60 * 60_000;
/** How many leads go into one transaction; beyond it, the statements would only get slower. */
const BATCH = 50;

/** A lead as it is stored. */
export interface NewLead {
  form: string;
  lang: Lang;
  page: string;
  email: string;
  name: string;
  message: string;
  heldFor: (typeof HELD_FOR)[number] | null;
  consentVersion: string;
  purposes: (typeof PURPOSES)[number][];
  /** The key that the sender gave this submission, if any. */
  key: string | undefined;
}

/** What became of a lead: stored now, stored before, or its key stands for another content. */
export type Stored = 'new' | 'repeat' | 'key-reused';

interface Waiting {
  lead: NewLead;
  content: string;
  resolve: (stored: Stored) => void;
  reject: (error: unknown) => void;
}

/** What makes two submissions the same: all that the person has filled in. */
export function contentHash({
  form,
  email,
  name,
  message,
  purposes,
}: Pick<NewLead, 'form' | 'email' | 'name' | 'message'> & { purposes: readonly string[] }): string {
  return createHash('sha256')
    .update(JSON.stringify([form, email, name, message, purposes]))
    .digest('base64url');
}

/** Its mark in the database. What is held and what is not are kept apart in this as well. */
const markOf = ({ lead, content }: Pick<Waiting, 'lead' | 'content'>) =>
  `${lead.heldFor === null ? 'content' : 'held'}:${content}`;

const keyOf = (key: string) => `key:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * Stores leads. Those that come in while others are being written are written together, so that the
 * disk is waited for once for all of them; none is acknowledged before it is there.
 * @param handOver how a genuine lead is handed over
 */
export function leadBook(store: Store, handOver: readonly Kind[]) {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    // What arrives in the same turn of the event loop comes along.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      try {
        const results = await write(store, batch, handOver);
        for (const [index, each] of batch.entries()) each.resolve(results[index] ?? 'repeat');
      } catch (error) {
        for (const each of batch) each.reject(error);
      }
    }
    writing = undefined;
  }

  return {
    /** Stores a lead, unless it is a repeat. Rejects when it cannot be stored. */
    store: (lead: NewLead): Promise<Stored> =>
      new Promise((resolve, reject) => {
        waiting.push({ lead, content: contentHash(lead), resolve, reject });
        writing ??= writeAll();
      }),
    /** Waits until nothing is being written. */
    settle: async (): Promise<void> => writing,
  };
}

export type LeadBook = ReturnType<typeof leadBook>;

/** The next batch: no two of it are the same, so that a repeat finds the first one stored. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const taken = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const each of waiting.splice(0)) {
    const keys = [markOf(each), ...(each.lead.key === undefined ? [] : [keyOf(each.lead.key)])];
    if (batch.length >= BATCH || keys.some((key) => taken.has(key))) later.push(each);
    else batch.push(each);
    for (const key of keys) taken.add(key);
  }
  waiting.unshift(...later);
  return batch;
}

function write(store: Store, batch: Waiting[], handOver: readonly Kind[]): Promise<Stored[]> {
  const now = Date.now();
  return store.db.transaction().execute(async (transaction) => {
    const marks = batch
      .flatMap(({ lead, content }) => [
        { key: markOf({ lead, content }), content, expiresAt: now + SAME_CONTENT },
        ...(lead.key === undefined
          ? []
          : [{ key: keyOf(lead.key), content, expiresAt: now + SAME_KEY }]),
      ])
      // Always in the same order, or two servers could wait for each other.
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const fresh = await transaction
      .insertInto('submission')
      .values(marks)
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
    const isFresh = new Set(fresh.map(({ key }) => key));

    const results: Stored[] = [];
    for (const { lead, content } of batch) {
      const mark = markOf({ lead, content });
      const key = lead.key === undefined ? undefined : keyOf(lead.key);
      const keyIsKnown = key !== undefined && !isFresh.has(key);
      if (keyIsKnown) {
        const known = await transaction
          .selectFrom('submission')
          .select('content')
          .where('key', '=', key)
          .executeTakeFirst();
        results.push(known?.content === content ? 'repeat' : 'key-reused');
        // A mark for content that has not been stored would swallow it when it comes with a key of its own.
        if (known?.content !== content && isFresh.has(mark)) {
          await transaction.deleteFrom('submission').where('key', '=', mark).execute();
        }
      } else {
        results.push(isFresh.has(mark) ? 'new' : 'repeat');
      }
    }

    const added = batch.filter((_, index) => results[index] === 'new').map(({ lead }) => lead);
    if (added.length === 0) return results;
    const rows = await transaction
      .insertInto('lead')
      .values(
        added.map(({ purposes, key: _, ...lead }) => ({
          ...lead,
          consentPurposes: purposes.join(','),
          receivedAt: now,
          answeredAt: null,
          withdrawnAt: null,
        })),
      )
      .returning(['id', 'email', 'heldFor'])
      .execute();
    const entries = rows
      .filter(({ heldFor }) => heldFor === null)
      .flatMap(({ id, email }) =>
        handOver.map((kind) => outboxRow({ kind, payload: {}, leadId: id, email }, now)),
      );
    if (entries.length > 0) await transaction.insertInto('outbox').values(entries).execute();
    return results;
  });
}

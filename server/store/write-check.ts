import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** For how long an answer counts, in milliseconds: any client may ask, and each time something is written. */
const FRESH = 2000;

/** As much as a message: what has room for less has no room. */
const BYTES = 4096;

/**
 * Makes a check whether something can be stored, which stores something.
 * @returns answers with what went wrong, or undefined
 */
export function writeCheck(db: Kysely<Tables>): () => Promise<unknown> {
  let last = { at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve<unknown>(undefined) };
  const write = async () => {
    const value = randomBytes(BYTES).toString('base64url');
    await db
      .insertInto('setting')
      .values({ name: 'write-check', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  };
  return () => {
    if (performance.now() - last.at > FRESH) {
      const outcome = write().then(
        () => undefined,
        (error: unknown) => error,
      );
      last = { at: performance.now(), outcome };
    }
    return last.outcome;
  };
}

import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Store } from '../../server/store/database.ts';

/**
 * Makes calls that write to the same rows of `user` truly concurrently: none continues before all have reached the
 * rows. With SQLite, they have reached the database, which has one writer at a time anyway.
 */
export async function concurrently<Answer>(
  { db, engine }: Store,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  let answers: Promise<Answer>[] = [];
  await db.transaction().execute(async (transaction) => {
    const users = transaction.selectFrom('user').select('id');
    await (engine === 'postgres' ? users.forUpdate() : users).execute();
    answers = calls.map((call) => call());
    if (engine === 'sqlite') return;
    await vi.waitFor(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows[0]?.waiting).toBe(calls.length);
    }, 25_000);
  });
  return Promise.all(answers);
}

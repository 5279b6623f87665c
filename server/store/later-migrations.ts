import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** A way to what could not be sent, which each look at the inbox counts. */
export async function deadLetters(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createIndex('outboxDead')
    .on('outbox')
    .column('id')
    .where(sql<boolean>`"deadAt" is not null`)
    .execute();
}

/** Whoever has not said what to call them was called by the beginning of their address, and is called by their first name. */
export async function namesForGreetings(db: Transaction<Tables>): Promise<void> {
  await sql`update "user" set "username" = "firstName"
    where substr("email", 1, length("username") + 1) = "username" || '@'`.execute(db);
}

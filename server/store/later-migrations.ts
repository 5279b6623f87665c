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

/** Accounts without a name to be called by had the beginning of their address, and get their first name. */
export async function namesForGreetings(db: Transaction<Tables>): Promise<void> {
  await sql`update "user" set "username" = "firstName"
    where substr("email", 1, length("username") + 1) = "username" || '@'`.execute(db);
}

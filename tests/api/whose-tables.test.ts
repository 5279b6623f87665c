import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import type { Store } from '../../server/store/database.ts';
import { ADA } from './accounts.ts';
import { app, signInAda } from './ada.ts';
import { exported } from './exported.ts';
import { leadRow } from './people.ts';

signInAda();

/** Where each table that refers to an account is in what its owner can have. */
const EXPORTED: Record<string, string> = {
  session: 'sessions',
  picture: 'picture',
  paymentDetails: 'paymentDetails',
  mutedKind: 'mutedKinds',
  savedItem: 'saved',
  collection: 'collections',
  conversation: 'conversations',
  message: 'conversations',
  attachment: 'attachments',
};

/** Those that are in no export: they hold nothing but what opens the account. */
const SECRET = ['account', 'twoFactor', 'usedCode'];

/** Every column that refers to an account, as the database itself has it. */
async function references({ db, engine }: Store): Promise<{ table: string; column: string }[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ table: string; column: string }>`
          select m."name" as "table", f."from" as "column"
          from sqlite_master m, pragma_foreign_key_list(m."name") f
          where m."type" = 'table' and f."table" = 'user'`.execute(db)
      : await sql<{ table: string; column: string }>`
          select c.conrelid::regclass::text as "table", a.attname::text as "column"
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.confrelid = '"user"'::regclass`.execute(db);
  return rows.map(({ table, column }) => ({ table: table.replaceAll('"', ''), column }));
}

/** Puts something of an account into every table that refers to one. */
async function fill({ db }: Store, userId: number): Promise<void> {
  const now = Date.now();
  const { id } = await db
    .insertInto('lead')
    .values(leadRow())
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversation')
    .values({ id, userId, assignedTo: userId, subject: '', updatedAt: now })
    .execute();
  await db
    .insertInto('message')
    .values({
      conversationId: id,
      authorId: userId,
      kind: 'opening',
      body: '',
      key: null,
      sentAt: now,
    })
    .execute();
  await db
    .insertInto('attachment')
    .values({
      userId,
      messageId: null,
      file: 'x',
      name: 'x',
      type: 'text/plain',
      size: 1,
      createdAt: now,
    })
    .execute();
  await db
    .insertInto('picture')
    .values({ id: 'x', userId, webp: Buffer.from('x') })
    .execute();
  const texts = { taxId: '', branch: '', street: '', subdistrict: '', district: '', province: '' };
  await db
    .insertInto('paymentDetails')
    .values({
      userId,
      changedAt: now,
      name: 'x',
      country: 'GB',
      postcode: '',
      lines: 'x',
      email: '',
      ...texts,
    })
    .execute();
  await db
    .insertInto('mutedKind')
    .values({ userId, kind: 'message-answered', mutedAt: now })
    .execute();
  await db
    .insertInto('savedItem')
    .values({ userId, kind: 'post', thing: 'x', savedAt: now, removedAt: null })
    .execute();
  await db
    .insertInto('collection')
    .values({ userId, name: 'x', note: '', createdAt: now, sharedAt: null, shareHash: null })
    .execute();
  await db
    .insertInto('twoFactor')
    .values({ userId, secret: 'x', backupCodes: 'x', verified: null })
    .execute();
  await db.insertInto('usedCode').values({ userId, code: '123456', expiresAt: now }).execute();
}

test('whatever refers to an account can be had or is a secret of it, and goes with it', async () => {
  const { store, dataDir } = app;
  const { id: userId } = await store.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', ADA.email)
    .executeTakeFirstOrThrow();
  await fill(store, userId);
  const all = await references(store);
  const tables = [...new Set(all.map(({ table }) => table))].sort();
  expect(tables).toEqual([...Object.keys(EXPORTED), ...SECRET].sort());
  const counts = () =>
    Promise.all(
      all.map(async ({ table, column }) => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as "count" from ${sql.table(table)}
          where ${sql.ref(column)} = ${userId}`.execute(store.db);
        return [`${table}.${column}`, Number(rows[0]?.count)];
      }),
    );
  for (const [column, count] of await counts()) expect(count, String(column)).toBeGreaterThan(0);

  const data = await exported(store, { userId });
  for (const part of Object.values(EXPORTED)) {
    expect([data[part]].flat().filter(Boolean), part).not.toEqual([]);
  }
  await erasePerson(store, dataDir, { userId });
  for (const [column, count] of await counts()) expect(count, String(column)).toBe(0);
});

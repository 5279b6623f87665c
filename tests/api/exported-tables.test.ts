import { getMigrations } from 'better-auth/db/migration';
import { type Insertable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import type { Store } from '../../server/store/database.ts';
import type { Tables } from '../../server/store/schema.ts';
import { ADA, authOf, userIdOf } from './accounts.ts';
import { app, asAda, signInAda } from './ada.ts';
import { leadRow } from './people.ts';
import { add } from './rows.ts';

signInAda();

/** The place in the owner’s export for each table that refers to an account. */
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

/** Tables in no export: they contain only credentials of the account. */
const SECRET = ['account', 'twoFactor', 'usedCode'];

/** Returns every column that refers to an account, as the database knows it. */
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

/** Adds a row of an account to every table that refers to one. */
async function fill(store: Store, userId: number): Promise<void> {
  const now = Date.now();
  const id = await add(store, 'lead', leadRow());
  const file = { messageId: null, file: 'x', name: 'x', type: 'text/plain', size: 1 };
  const thai = { taxId: '', branch: '', street: '', subdistrict: '', district: '', province: '' };
  const payment = { name: 'x', country: 'GB', postcode: '', lines: 'x', email: '', ...thai };
  const rows: { [Table in keyof Tables]?: Omit<Insertable<Tables[Table]>, 'userId'> } = {
    conversation: { id, assignedTo: userId, subject: '', updatedAt: now },
    attachment: { ...file, createdAt: now },
    picture: { id: 'x', webp: Buffer.from('x') },
    paymentDetails: { ...payment, changedAt: now },
    mutedKind: { kind: 'message-answered', mutedAt: now },
    savedItem: { kind: 'post', thing: 'x', savedAt: now, removedAt: null },
    collection: { name: 'x', note: '', createdAt: now, sharedAt: null, shareHash: null },
    twoFactor: { secret: 'x', backupCodes: 'x', verified: null },
    usedCode: { code: '123456', expiresAt: now },
  };
  for (const [table, row] of Object.entries(rows)) {
    const insert = store.db.insertInto(table as keyof Tables);
    await insert.values({ ...row, userId } as never).execute();
  }
  const message = {
    conversationId: id,
    kind: 'opening',
    body: '',
    key: null,
    sentAt: now,
  } as const;
  await add(store, 'message', { ...message, authorId: userId });
}

test('exports every table that refers to an account, unless it is secret, and deletes its rows with it', async () => {
  const { store, dataDir } = app;
  const userId = await userIdOf(store, ADA.email);
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

  const { body: data } = await asAda('exportAccount');
  for (const part of Object.values(EXPORTED)) {
    expect([data[part]].flat().filter(Boolean), part).not.toEqual([]);
  }
  await erasePerson(store, dataDir, { userId });
  for (const [column, count] of await counts()) expect(count, String(column)).toBe(0);
});

test('matches the tables that Better Auth expects', async () => {
  const { options } = await authOf(app.store);
  expect(await getMigrations(options)).toMatchObject({
    toBeCreated: [],
    toBeAdded: [],
    toBeAddedIndexes: [],
    schemaProblems: [],
  });
});

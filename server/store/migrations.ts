import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  addTexts,
  type Define,
  filled,
  index,
  nullable,
  owner,
  ownerAccount,
  table,
} from './columns.ts';
import { StoreError } from './failures.ts';
import { type Db, type DbTransaction, type Engine, LOCKS } from './schema.ts';

async function beginning(db: DbTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .$call(filled('text', 'value'))
    .execute();

  await table(db, engine, 'lead')
    .$call(filled('text', 'form', 'lang', 'page', 'email', 'name', 'message'))
    .$call(filled('bigint', 'receivedAt'))
    .$call(nullable('bigint', 'answeredAt'))
    .$call(nullable('text', 'heldFor'))
    .$call(filled('text', 'consentVersion', 'consentPurposes'))
    .$call(nullable('bigint', 'withdrawnAt'))
    .execute();
  await sql`create index "leadEmail" on "lead" (lower("email"))`.execute(db);

  await db.schema
    .createTable('submission')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .$call(filled('text', 'content'))
    .$call(filled('bigint', 'expiresAt'))
    .execute();

  await table(db, engine, 'outbox')
    .$call(filled('text', 'kind', 'payload'))
    .$call(owner('leadId', 'lead.id', (column) => column))
    .$call(filled('text', 'email'))
    .$call(filled('bigint', 'createdAt'))
    .$call(nullable('bigint', 'dueAt', 'leasedUntil'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lastError', 'text', (column) => column.notNull().defaultTo(''))
    .$call(nullable('bigint', 'sentAt', 'deadAt'))
    .execute();
  // Only pending entries, so that sent ones don't slow down the search.
  await index(db, 'outboxDue', 'outbox', ['kind', 'dueAt'], '"dueAt" is not null');
  await index(db, 'outboxLead', 'outbox', ['leadId']);
  await sql`create index "outboxEmail" on "outbox" (lower("email"))`.execute(db);

  await accounts(db, engine);

  if (engine === 'postgres') {
    // In the schema of rate-limiter-flexible, for rate limits that the servers of a database share.
    await sql`create unlogged table "rateLimit" ("key" text primary key, "points" integer not null default 0, "expire" bigint)`.execute(
      db,
    );
  }
}

/** Better Auth's tables, with its names. */
async function accounts(db: DbTransaction, engine: Engine): Promise<void> {
  const moment = engine === 'sqlite' ? 'text' : 'timestamptz';
  const truth = engine === 'sqlite' ? 'integer' : 'boolean';
  const no = engine === 'sqlite' ? sql`0` : sql`false`;

  await table(db, engine, 'user')
    .$call(filled('text', 'name'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .$call(filled(truth, 'emailVerified'))
    .$call(nullable('text', 'image'))
    .$call(filled(moment, 'createdAt', 'updatedAt'))
    .$call(filled('text', 'username', 'firstName', 'lastName', 'role', 'lang'))
    .addColumn('twoFactorEnabled', truth, (column) => column.defaultTo(no))
    .execute();

  await table(db, engine, 'session')
    .$call(filled(moment, 'expiresAt'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .$call(filled(moment, 'createdAt', 'updatedAt'))
    .$call(nullable('text', 'ipAddress', 'userAgent'))
    .$call(ownerAccount)
    .execute();
  await index(db, 'sessionUser', 'session', ['userId']);

  await table(db, engine, 'account')
    .$call(filled('text', 'accountId', 'providerId'))
    .$call(ownerAccount)
    .$call(nullable('text', 'accessToken', 'refreshToken', 'idToken'))
    .$call(nullable(moment, 'accessTokenExpiresAt', 'refreshTokenExpiresAt'))
    .$call(nullable('text', 'scope', 'password'))
    .$call(filled(moment, 'createdAt', 'updatedAt'))
    .execute();
  await index(db, 'accountUser', 'account', ['userId']);

  await table(db, engine, 'verification')
    .$call(filled('text', 'identifier', 'value'))
    .$call(filled(moment, 'expiresAt', 'createdAt', 'updatedAt'))
    .execute();
  await index(db, 'verificationIdentifier', 'verification', ['identifier']);

  await table(db, engine, 'twoFactor')
    .$call(filled('text', 'secret', 'backupCodes'))
    .$call(ownerAccount)
    .$call(nullable(truth, 'verified'))
    .addColumn('failedVerificationCount', 'integer', (column) => column.defaultTo(0))
    .$call(nullable(moment, 'lockedUntil'))
    .execute();
  await index(db, 'twoFactorUser', 'twoFactor', ['userId']);
}

/** The items that people save, and their collections. */
async function savedItems(db: DbTransaction, engine: Engine): Promise<void> {
  await table(db, engine, 'savedItem')
    .$call(ownerAccount)
    .$call(filled('text', 'kind', 'thing'))
    .$call(filled('bigint', 'savedAt'))
    .$call(nullable('bigint', 'removedAt'))
    .addUniqueConstraint('savedItemOnce', ['userId', 'kind', 'thing'])
    .execute();

  await table(db, engine, 'collection')
    .$call(ownerAccount)
    .$call(filled('text', 'name', 'note'))
    .$call(filled('bigint', 'createdAt'))
    .$call(nullable('bigint', 'sharedAt'))
    .addColumn('shareHash', 'text', (column) => column.unique())
    .execute();
  await index(db, 'collectionUser', 'collection', ['userId']);

  await table(db, engine, 'collectionItem')
    .$call(owner('collectionId', 'collection.id'))
    .$call(owner('savedItemId', 'savedItem.id'))
    .$call(filled('integer', 'position'))
    .addUniqueConstraint('collectionItemOnce', ['collectionId', 'savedItemId'])
    .execute();
  await index(db, 'collectionItemSaved', 'collectionItem', ['savedItemId']);
}

/** The messages about a lead, and the files attached to them. */
async function conversations(db: DbTransaction, engine: Engine): Promise<void> {
  const untilDeleted: Define = (column) => column.references('user.id').onDelete('set null');
  await db.schema
    .createTable('conversation')
    .$call(owner('id', 'lead.id', (column) => column.primaryKey()))
    .$call(owner('userId', 'user.id', (column) => column))
    .$call(filled('text', 'subject'))
    .addColumn('assignedTo', 'integer', untilDeleted)
    .addColumn('unreadByCustomer', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unreadByCompany', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(filled('bigint', 'updatedAt'))
    .execute();
  await index(db, 'conversationUser', 'conversation', ['userId', 'updatedAt']);
  await index(db, 'conversationAssigned', 'conversation', ['assignedTo']);
  // Queried on every page of the account area.
  await index(db, 'conversationUnread', 'conversation', ['id'], '"unreadByCompany" > 0');

  await table(db, engine, 'message')
    .$call(owner('conversationId', 'conversation.id'))
    .addColumn('authorId', 'integer', untilDeleted)
    .$call(filled('text', 'kind', 'body'))
    .$call(nullable('text', 'key'))
    .$call(filled('bigint', 'sentAt'))
    .addUniqueConstraint('messageOnce', ['authorId', 'key'])
    .execute();
  await index(db, 'messageConversation', 'message', ['conversationId', 'id']);

  await table(db, engine, 'attachment')
    .addColumn('userId', 'integer', untilDeleted)
    .$call(owner('messageId', 'message.id', (column) => column))
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .$call(filled('text', 'name', 'type'))
    .$call(filled('integer', 'size'))
    .$call(filled('bigint', 'createdAt'))
    .execute();
  await index(db, 'attachmentUser', 'attachment', ['userId']);
  await index(db, 'attachmentMessage', 'attachment', ['messageId']);
}

type Database = { db: Db; engine: Engine };
type Step = (db: DbTransaction, engine: Engine) => Promise<void>;

/** All steps by name, oldest first. A released step is never changed. */
const STEPS: Readonly<Record<string, Step>> = {
  '2026-11-21-beginning': beginning,
  // Further form fields, and the offer that a lead is about.
  '2026-11-22-lead-fields': (db) =>
    addTexts(db, 'lead', { company: '', telephone: '', choice: '', offer: '' }),
  // Further choice fields of forms.
  '2026-11-23-lead-choices': (db) => addTexts(db, 'lead', { budget: '', urgency: '' }),
  // Searches without results, by day.
  '2026-11-23-missed-searches': (db, engine) =>
    table(db, engine, 'missedSearch')
      .$call(filled('text', 'query', 'lang', 'day'))
      .$call(filled('integer', 'count'))
      .addUniqueConstraint('missedSearchOnce', ['day', 'lang', 'query'])
      .execute(),
  // Replaces the session tokens, which were stored in plain text, with hashes; no account has to sign in again.
  '2026-11-23-hashed-session-tokens': async (db) => {
    const sessions = await db.selectFrom('session').select(['id', 'token']).execute();
    for (const { id, token } of sessions) {
      const hash = createHash('sha256').update(token).digest('base64url');
      await db.updateTable('session').set({ token: hash }).where('id', '=', id).execute();
    }
  },
  // Used authenticator codes, kept for as long as they would be valid.
  '2026-11-23-used-codes': (db, engine) =>
    table(db, engine, 'usedCode')
      .$call(ownerAccount)
      .$call(filled('text', 'code'))
      .$call(filled('bigint', 'expiresAt'))
      .addUniqueConstraint('usedCodeOnce', ['userId', 'code'])
      .execute(),
  // The time at which held leads were seen, and an index for the mails about them.
  '2026-11-23-held-leads': async (db) => {
    await db.schema.alterTable('lead').addColumn('seenAt', 'bigint').execute();
    await index(db, 'leadUnseen', 'lead', ['id'], '"heldFor" is not null and "seenAt" is null');
    await index(db, 'outboxHeld', 'outbox', ['id'], '"kind" = \'leads-held\'');
  },
  // The company and time zone of people; existing accounts get the company's time zone.
  '2026-11-23-account-details': (db) =>
    addTexts(db, 'user', { company: '', timeZone: 'Asia/Bangkok' }),
  // Pictures, stored in the database so that all servers and backups have them.
  '2026-11-23-pictures': (db, engine) =>
    db.schema
      .createTable('picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .$call(owner('userId', 'user.id', (column) => column.notNull().unique()))
      .addColumn('webp', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
      .execute(),
  // The kinds of mail that people have turned off, and when they withdrew from news.
  '2026-11-23-notifications': async (db) => {
    await db.schema
      .createTable('mutedKind')
      .$call(ownerAccount)
      .$call(filled('text', 'kind'))
      .$call(filled('bigint', 'mutedAt'))
      .addPrimaryKeyConstraint('mutedKindOnce', ['userId', 'kind'])
      .execute();
    await db.schema.alterTable('lead').addColumn('newsWithdrawnAt', 'bigint').execute();
  },
  // The name and address on invoices.
  '2026-11-23-payment-details': (db) =>
    db.schema
      .createTable('paymentDetails')
      .$call(owner('userId', 'user.id', (column) => column.primaryKey()))
      .$call(filled('bigint', 'changedAt'))
      .$call(filled('text', 'name', 'taxId', 'branch', 'country', 'street', 'subdistrict'))
      .$call(filled('text', 'district', 'province', 'postcode', 'lines', 'email'))
      .execute(),
  '2026-11-23-saved-items': savedItems,
  '2026-11-23-conversations': conversations,
  // An index for failed deliveries, which every view of the inbox counts.
  '2026-11-25-dead-letters': (db) =>
    index(db, 'outboxDead', 'outbox', ['id'], '"deadAt" is not null'),
  // Replaces names that were the beginning of the account's address with the first name.
  '2026-11-25-names-for-greetings': async (db) => {
    await sql`update "user" set "username" = "firstName"
    where substr("email", 1, length("username") + 1) = "username" || '@'`.execute(db);
  },
  // Addresses that led nowhere, by day.
  '2026-11-27-missed-addresses': (db, engine) =>
    table(db, engine, 'missedAddress')
      .$call(filled('text', 'path', 'day'))
      .$call(filled('integer', 'count'))
      .addUniqueConstraint('missedAddressOnce', ['day', 'path'])
      .execute(),
};

/**
 * Migrates the tables in one transaction. If several servers start at once, the first does it and the others wait:
 * SQLite has one writer, Postgres an advisory lock.
 * @throws StoreError when a newer version of this program has migrated the database
 */
export async function migrate({ db, engine }: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.migrate})`.execute(transaction);
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('appliedAt', 'bigint', (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom('migration').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].find((name) => !Object.hasOwn(STEPS, name));
    if (unknown !== undefined) {
      throw new StoreError(
        `The database is newer than this version of the server: it has "${unknown}". Start a newer version.`,
      );
    }
    for (const [name, step] of Object.entries(STEPS)) {
      if (applied.has(name)) continue;
      await step(transaction, engine);
      await transaction.insertInto('migration').values({ name, appliedAt: Date.now() }).execute();
    }
  });
}

import { createHash } from 'node:crypto';
import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  sql,
  type Transaction,
} from 'kysely';
import { StoreError } from './failures.ts';
import { type Engine, LOCKS, type Tables } from './schema.ts';

/** A migration step. A released step is never changed. */
interface Migration {
  name: string;
  up: (db: Transaction<Tables>, engine: Engine) => Promise<void>;
}

/** All steps, oldest first. */
const migrations: readonly Migration[] = [
  { name: '2026-11-21-beginning', up: beginning },
  { name: '2026-11-22-lead-fields', up: leadFields },
  { name: '2026-11-23-lead-choices', up: leadChoices },
  { name: '2026-11-23-missed-searches', up: missedSearches },
  { name: '2026-11-23-hashed-session-tokens', up: hashedSessionTokens },
  { name: '2026-11-23-used-codes', up: usedCodes },
  { name: '2026-11-23-held-leads', up: heldLeads },
  { name: '2026-11-23-account-details', up: accountDetails },
  { name: '2026-11-23-pictures', up: pictures },
  { name: '2026-11-23-notifications', up: notifications },
  { name: '2026-11-23-payment-details', up: paymentDetails },
  { name: '2026-11-23-saved-items', up: savedItems },
  { name: '2026-11-23-conversations', up: conversations },
  { name: '2026-11-25-dead-letters', up: deadLetters },
  { name: '2026-11-25-names-for-greetings', up: namesForGreetings },
  { name: '2026-11-27-missed-addresses', up: missedAddresses },
];

/**
 * Migrates the tables in one transaction. If several servers start at once, the first does it and the others wait:
 * SQLite has one writer, Postgres an advisory lock.
 * @throws StoreError when a newer version of this program has migrated the database
 */
export async function migrate({
  db,
  engine,
}: {
  db: Kysely<Tables>;
  engine: Engine;
}): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${LOCKS.migrate})`.execute(transaction);
    }
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('appliedAt', 'bigint', (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom('migration').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = [...applied].find((name) => !known.has(name));
    if (unknown !== undefined) {
      throw new StoreError(
        `The database is newer than this version of the server: it has "${unknown}". Start a newer version.`,
      );
    }
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue;
      await up(transaction, engine);
      await transaction.insertInto('migration').values({ name, appliedAt: Date.now() }).execute();
    }
  });
}

/** A table with an auto-incremented ID that is never reused. */
function table<Name extends string>(
  db: Kysely<Tables>,
  engine: Engine,
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}

/** The column of a table whose rows belong to an account, and go with it. */
const toOwner = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('user.id').onDelete('cascade');

/** Creates an index, of all rows or of those that match a condition. */
async function index(
  db: Kysely<Tables>,
  name: string,
  on: string,
  columns: readonly string[],
  where?: string,
): Promise<void> {
  const created = db.schema
    .createIndex(name)
    .on(on)
    .columns([...columns]);
  await (where ? created.where(sql.raw<boolean>(where)) : created).execute();
}

async function beginning(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await table(db, engine, 'lead')
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'bigint', (column) => column.notNull())
    .addColumn('answeredAt', 'bigint')
    .addColumn('heldFor', 'text')
    .addColumn('consentVersion', 'text', (column) => column.notNull())
    .addColumn('consentPurposes', 'text', (column) => column.notNull())
    .addColumn('withdrawnAt', 'bigint')
    .execute();
  await sql`create index "leadEmail" on "lead" (lower("email"))`.execute(db);

  await db.schema
    .createTable('submission')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();

  await table(db, engine, 'outbox')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('leadId', 'integer', (column) => column.references('lead.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('dueAt', 'bigint')
    .addColumn('leasedUntil', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lastError', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('sentAt', 'bigint')
    .addColumn('deadAt', 'bigint')
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

/** Further form fields, and the offer that a lead is about; empty for existing leads. */
function leadFields(db: Transaction<Tables>): Promise<void> {
  return addToLead(db, ['company', 'telephone', 'choice', 'offer']);
}

/** Further choice fields of forms; empty for existing leads. */
function leadChoices(db: Transaction<Tables>): Promise<void> {
  return addToLead(db, ['budget', 'urgency']);
}

async function addToLead(db: Transaction<Tables>, names: readonly string[]): Promise<void> {
  // One at a time, because SQLite cannot add several at once.
  for (const name of names) {
    await db.schema
      .alterTable('lead')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

/** Searches without results, by day. */
async function missedSearches(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await table(db, engine, 'missedSearch')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addUniqueConstraint('missedSearchOnce', ['day', 'lang', 'query'])
    .execute();
}

/** Addresses that led nowhere, by day. */
async function missedAddresses(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await table(db, engine, 'missedAddress')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addUniqueConstraint('missedAddressOnce', ['day', 'path'])
    .execute();
}

/** Replaces the session tokens, which were stored in plain text, with hashes; no account has to sign in again. */
async function hashedSessionTokens(db: Transaction<Tables>): Promise<void> {
  const sessions = await db.selectFrom('session').select(['id', 'token']).execute();
  for (const { id, token } of sessions) {
    const hash = createHash('sha256').update(token).digest('base64url');
    await db.updateTable('session').set({ token: hash }).where('id', '=', id).execute();
  }
}

/** Used authenticator codes, kept for as long as they would be valid. */
async function usedCodes(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await table(db, engine, 'usedCode')
    .addColumn('userId', 'integer', toOwner)
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('usedCodeOnce', ['userId', 'code'])
    .execute();
}

/** The time at which held leads were seen, and an index for the mails about them. */
async function heldLeads(db: Transaction<Tables>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('seenAt', 'bigint').execute();
  await index(db, 'leadUnseen', 'lead', ['id'], '"heldFor" is not null and "seenAt" is null');
  await index(db, 'outboxHeld', 'outbox', ['id'], '"kind" = \'leads-held\'');
}

/** The company and time zone of people; existing accounts get the company's time zone. */
async function accountDetails(db: Transaction<Tables>): Promise<void> {
  for (const [name, first] of [
    ['company', ''],
    ['timeZone', 'Asia/Bangkok'],
  ] as const) {
    await db.schema
      .alterTable('user')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
      .execute();
  }
}

/** Pictures, stored in the database so that all servers and backups have them. */
async function pictures(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('picture')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', (column) =>
      column.notNull().unique().references('user.id').onDelete('cascade'),
    )
    .addColumn('webp', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .execute();
}

/** The kinds of mail that people have turned off, and when they withdrew from news. */
async function notifications(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createTable('mutedKind')
    .addColumn('userId', 'integer', toOwner)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mutedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutedKindOnce', ['userId', 'kind'])
    .execute();
  await db.schema.alterTable('lead').addColumn('newsWithdrawnAt', 'bigint').execute();
}

/** The name and address on invoices. */
async function paymentDetails(db: Transaction<Tables>): Promise<void> {
  let table = db.schema
    .createTable('paymentDetails')
    .addColumn('userId', 'integer', (column) =>
      column.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('changedAt', 'bigint', (column) => column.notNull());
  const texts = ['name', 'taxId', 'branch', 'country', 'street', 'subdistrict', 'district'];
  for (const name of [...texts, 'province', 'postcode', 'lines', 'email']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.execute();
}

/** Better Auth's tables, with its names. */
async function accounts(db: Transaction<Tables>, engine: Engine): Promise<void> {
  const moment = engine === 'sqlite' ? 'text' : 'timestamptz';
  const truth = engine === 'sqlite' ? 'integer' : 'boolean';
  const no = engine === 'sqlite' ? sql`0` : sql`false`;

  await table(db, engine, 'user')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', truth, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('twoFactorEnabled', truth, (column) => column.defaultTo(no))
    .execute();

  await table(db, engine, 'session')
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'integer', toOwner)
    .execute();
  await index(db, 'sessionUser', 'session', ['userId']);

  await table(db, engine, 'account')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', toOwner)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await index(db, 'accountUser', 'account', ['userId']);

  await table(db, engine, 'verification')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await index(db, 'verificationIdentifier', 'verification', ['identifier']);

  await table(db, engine, 'twoFactor')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'integer', toOwner)
    .addColumn('verified', truth)
    .addColumn('failedVerificationCount', 'integer', (column) => column.defaultTo(0))
    .addColumn('lockedUntil', moment)
    .execute();
  await index(db, 'twoFactorUser', 'twoFactor', ['userId']);
}

/** The items that people save, and their collections. */
async function savedItems(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await table(db, engine, 'savedItem')
    .addColumn('userId', 'integer', toOwner)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('thing', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .addColumn('removedAt', 'bigint')
    .addUniqueConstraint('savedItemOnce', ['userId', 'kind', 'thing'])
    .execute();

  await table(db, engine, 'collection')
    .addColumn('userId', 'integer', toOwner)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sharedAt', 'bigint')
    .addColumn('shareHash', 'text', (column) => column.unique())
    .execute();
  await index(db, 'collectionUser', 'collection', ['userId']);

  await table(db, engine, 'collectionItem')
    .addColumn('collectionId', 'integer', (column) =>
      column.notNull().references('collection.id').onDelete('cascade'),
    )
    .addColumn('savedItemId', 'integer', (column) =>
      column.notNull().references('savedItem.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('collectionItemOnce', ['collectionId', 'savedItemId'])
    .execute();
  await index(db, 'collectionItemSaved', 'collectionItem', ['savedItemId']);
}

/** The messages about a lead, and the files attached to them. */
async function conversations(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('conversation')
    .addColumn('id', 'integer', (column) =>
      column.primaryKey().references('lead.id').onDelete('cascade'),
    )
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('assignedTo', 'integer', (column) =>
      column.references('user.id').onDelete('set null'),
    )
    .addColumn('unreadByCustomer', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unreadByCompany', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'conversationUser', 'conversation', ['userId', 'updatedAt']);
  await index(db, 'conversationAssigned', 'conversation', ['assignedTo']);
  // Queried on every page of the account area.
  await index(db, 'conversationUnread', 'conversation', ['id'], '"unreadByCompany" > 0');

  await table(db, engine, 'message')
    .addColumn('conversationId', 'integer', (column) =>
      column.notNull().references('conversation.id').onDelete('cascade'),
    )
    .addColumn('authorId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('sentAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('messageOnce', ['authorId', 'key'])
    .execute();
  await index(db, 'messageConversation', 'message', ['conversationId', 'id']);

  await table(db, engine, 'attachment')
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('messageId', 'integer', (column) =>
      column.references('message.id').onDelete('cascade'),
    )
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'attachmentUser', 'attachment', ['userId']);
  await index(db, 'attachmentMessage', 'attachment', ['messageId']);
}

/** An index for failed deliveries, which every view of the inbox counts. */
async function deadLetters(db: Transaction<Tables>): Promise<void> {
  await index(db, 'outboxDead', 'outbox', ['id'], '"deadAt" is not null');
}

/** Replaces names that were the beginning of the account's address with the first name. */
async function namesForGreetings(db: Transaction<Tables>): Promise<void> {
  await sql`update "user" set "username" = "firstName"
    where substr("email", 1, length("username") + 1) = "username" || '@'`.execute(db);
}

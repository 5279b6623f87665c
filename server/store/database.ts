import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** An open database, its tables up to date. */
export interface Store {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** Postgres only: what rate limits share between servers. */
  pool: pg.Pool | undefined;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
  /** How many queries have failed since it was opened. */
  failures: () => number;
  close: () => Promise<void>;
}

/** A database that cannot be opened; the message is for the person who starts the server. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The file of the SQLite database. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'lailoom.db');

/**
 * Opens the database and brings its tables up to date; several servers may do so at once.
 * @throws StoreError in one line when there is no way to it
 */
export async function openStore({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Store> {
  const store = databaseUrl === undefined ? openFile(dataDir) : openPostgres(databaseUrl);
  try {
    await migrate(store);
  } catch (error) {
    await store.close();
    throw error instanceof StoreError ? error : reasonFor(error, databaseUrl);
  }
  return store;
}

function openFile(dataDir: string): Store {
  const file = sqliteFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    const database = openSqlite(file);
    return withEngine('sqlite', new SqliteDialect({ database }), undefined);
  } catch (error) {
    throw new StoreError(`The database ${file} cannot be opened: ${(error as Error).message}.`);
  }
}

function openPostgres(connectionString: string): Store {
  // Our moments are milliseconds, which a number holds exactly; the driver would make strings of them.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 3000,
    // A server that is gone without a word must not hold a request for ever.
    query_timeout: 10_000,
    keepAlive: true,
  });
  // A connection that is lost while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  // One that is lost between two queries of a transaction has nobody else to hear of it, and would end the process;
  // the next query on it fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return withEngine('postgres', new PostgresDialect({ pool }), pool);
}

function withEngine(engine: Store['engine'], dialect: Dialect, pool: pg.Pool | undefined): Store {
  let failures = 0;
  const db = new Kysely<Tables>({
    dialect,
    log: ({ level }) => {
      if (level === 'error') failures += 1;
    },
  });
  return {
    db,
    engine,
    pool,
    isReady: () =>
      db
        .selectFrom('migration')
        .select('name')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
    failures: () => failures,
    close: () => db.destroy(),
  };
}

function reasonFor(error: unknown, databaseUrl: string | undefined): Error {
  if (!isUnavailable(error)) return error as Error;
  const reason = (error as Error).message;
  if (databaseUrl === undefined) {
    return new StoreError(`The database in DATA_DIR cannot be used: ${reason}.`);
  }
  const { host } = new URL(databaseUrl);
  return new StoreError(`DATABASE_URL: the database at ${host} does not answer: ${reason}.`);
}

/** Codes of Postgres (class 08, 53, 57P), of sockets and of SQLite that pass by themselves. */
const PASSING = /^(08|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
/** What node-postgres, SQLite and a store that has been closed say without a code. */
const PASSING_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|database is locked|already been destroyed|pool after calling end/i;

/** Whether a query failed because the database cannot be reached just now, and not because of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && PASSING.test(code)) || PASSING_WORDS.test(error.message);
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { makeDataFolder, makePrivateFile, sqliteFile } from './data-folder.ts';
import { hostOf, postgresFailure, StoreError, sqliteCode, sqliteFailure } from './failures.ts';
import { migrate } from './migrations.ts';
import type { Db, Engine, Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** An open, migrated database. */
export interface Store extends AsyncDisposable {
  db: Db;
  engine: Engine;
  /** Its location for people: the file, or the host. */
  place: string;
  /** Postgres only: for rate limits that servers share. */
  pool: pg.Pool | undefined;
  /** Returns why nothing can be stored at the moment; undefined when storage works. */
  failure: () => Promise<unknown>;
  close: () => Promise<void>;
}

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens the database, creates it if necessary and migrates it, or throws a StoreError in one line. */
export function openStore({ databaseUrl, dataDir }: Place): Promise<Store> {
  return databaseUrl === undefined ? openFile(sqliteFile(dataDir)) : openPostgres(databaseUrl);
}

/** Opens a database that a server has created, or throws a StoreError in one line. */
export async function openExistingStore(place: Place): Promise<Store> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir))) {
    throw noDatabase(resolve(sqliteFile(dataDir)));
  }
  if (databaseUrl !== undefined) await expectTables(databaseUrl);
  return openStore(place);
}

const noDatabase = (place: string) =>
  new StoreError(`There is no database at ${place}: set DATA_DIR or DATABASE_URL to the server's.`);

/** @throws StoreError when no server has ever used this Postgres database */
async function expectTables(databaseUrl: string): Promise<void> {
  const place = hostOf(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query(`select to_regclass('migration') as tables`);
    if (rows[0]?.tables === null) throw noDatabase(place);
  } catch (error) {
    throw postgresFailure(error, place) ?? error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function openFile(file: string): Promise<Store> {
  try {
    makeDataFolder(dirname(file));
    makePrivateFile(file);
    const db = new Kysely<Tables>({ dialect: await openSqlite(file) });
    return await upToDate({ db, engine: 'sqlite', place: file, pool: undefined });
  } catch (error) {
    const isOurs = sqliteCode(error) === undefined && !(error as NodeJS.ErrnoException).syscall;
    throw isOurs ? error : new StoreError(sqliteFailure(error, file));
  }
}

async function openPostgres(databaseUrl: string): Promise<Store> {
  const place = hostOf(databaseUrl);
  try {
    const pool = openPool(databaseUrl);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return await upToDate({ db, engine: 'postgres', place, pool });
  } catch (error) {
    throw postgresFailure(error, place) ?? error;
  }
}

function openPool(connectionString: string): pg.Pool {
  // Our moments are milliseconds, which fit in a number; the driver would return strings.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 3000,
    // A server that disappears silently must not block a request forever.
    query_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that is lost is replaced when the next one is needed.
  pool.on('error', () => {});
  // A connection that is lost between two queries of a transaction has no other error listener, which would end the
  // process; the next query on it fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Migrates a database, and closes it if that fails. */
async function upToDate(opened: Omit<Store, 'failure' | 'close' | typeof Symbol.asyncDispose>) {
  try {
    await migrate(opened);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
  const close = () => opened.db.destroy();
  return { ...opened, failure: writeCheck(opened.db), close, [Symbol.asyncDispose]: close };
}

/** The time for which a result is reused, in milliseconds: any client may ask, and each check writes. */
const FRESH = 2000;

/** The size of a message: less free space counts as none. */
const BYTES = 4096;

/** Returns a function that stores something and returns why that failed, if it did. */
function writeCheck(db: Db): () => Promise<unknown> {
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

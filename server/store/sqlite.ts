import { performance } from 'node:perf_hooks';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy, SQLITE } from './failures.ts';

/**
 * Opens a SQLite file, as a dialect for Kysely. What is committed is on the disk: the write-ahead log is synced with
 * every commit. What is deleted is overwritten, so that it cannot be read in the file's free pages.
 */
export async function openSqlite(file: string): Promise<Dialect> {
  // SQLite's own way to wait for other processes stops this one.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // The file's first turn to the write-ahead log needs it alone, and so does another program that has just ended.
    await retryWhileBusy(() => {
      database.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma foreign_keys = on;
        pragma secure_delete = on;
      `);
      refuseDamage(database);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    createAdapter: () => new OneHandle(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Has SQLite look through the file: what is damaged is better known before the first visitor comes. */
function refuseDamage(database: DatabaseSync): void {
  const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(String(verdict).replace(/\s+/g, ' ')), { errcode: SQLITE.CORRUPT });
}

/** The driver keeps transactions apart by itself; Kysely's lock around it would have those wait who need not. */
class OneHandle extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Statements that are kept compiled; beyond that the oldest goes. */
const KEPT = 200;
/** How long another process may hold the file, in milliseconds, before that is an error. */
const PATIENCE = 4000;
/** The longest time from one try to the next, in milliseconds; the first is one. */
const PAUSE = 50;

/**
 * Tries until no other process holds the file. SQLite would wait by itself, but with the whole process: between the
 * tries, everything else goes on.
 * @param act does all or nothing
 * @throws what SQLite says (`isBusy`) when the file is still held after four seconds
 */
async function retryWhileBusy<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (let pause = 1; ; pause = Math.min(2 * pause, PAUSE)) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await sleep(pause);
  }
}

/** A compiled statement, and whether it answers with rows. */
interface Prepared {
  statement: StatementSync;
  isReader: boolean;
}

/**
 * Kysely's driver for a file of `node:sqlite`. All queries go through one handle, and a transaction has it to itself
 * from the moment that it has begun. What another process keeps from writing waits outside, so that those who only read
 * are not kept, too; Kysely's own driver would have everybody queue behind it.
 */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  /** Whose transaction has begun; there is one handle, so whatever is run now is part of it. */
  #owner: DatabaseConnection | undefined;
  #ended = Promise.withResolvers<void>();

  /** @param database without a timeout of its own */
  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: (query) => retryWhileBusy(() => this.#run(connection, query)),
      streamQuery: () => {
        throw new Error('SQLite is not asked for streams');
      },
    };
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(async () => {
      while (this.#isKept(connection)) await this.#ended.promise;
      // One that only begins to write later on can find that another process has written in between.
      this.#database.exec('begin immediate');
      this.#owner = connection;
    });
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#database.exec('commit');
    this.#end(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors (a full disk) SQLite has done it already, and another one would hide what went wrong.
    if (this.#database.isTransaction) this.#database.exec('rollback');
    this.#end(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (this.#owner === connection) await this.rollbackTransaction(connection);
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }

  async #run<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    while (this.#isKept(connection)) await this.#ended.promise;
    const { statement, isReader } = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (isReader) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Whether another caller's transaction is going on. Of those who wait for its end, the one who came first goes on first. */
  #isKept(connection: DatabaseConnection): boolean {
    return this.#owner !== undefined && this.#owner !== connection;
  }

  #end(connection: DatabaseConnection): void {
    if (this.#owner !== connection) return;
    this.#owner = undefined;
    this.#ended.resolve();
    this.#ended = Promise.withResolvers();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (this.#prepared.size >= KEPT) {
      this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    }
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

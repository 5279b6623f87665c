import { performance } from 'node:perf_hooks';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy, SQLITE } from './failures.ts';

/**
 * Opens a SQLite file as a dialect for Kysely. Commits are durable: the write-ahead log is synced with every commit.
 * Deleted data is overwritten, so that it cannot be read from the file's free pages.
 */
export async function openSqlite(file: string): Promise<Dialect> {
  // SQLite's own way of waiting for other processes blocks this one.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // The first switch of a file to the write-ahead log requires that no other process uses it, including a program
    // that has just ended.
    await retryWhileBusy(() => {
      database.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma foreign_keys = on;
        pragma secure_delete = on;
      `);
      checkIntegrity(database);
    });
    // Locks between servers, which only Postgres needs.
    for (const lock of ['pg_advisory_xact_lock', 'pg_try_advisory_xact_lock']) {
      database.function(lock, (_lock) => 1);
    }
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    createAdapter: () => new SingleHandleAdapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new LocklessCompiler(),
  };
}

/** Checks the file for damage, which is better found before the first visitor comes. */
function checkIntegrity(database: DatabaseSync): void {
  const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(String(verdict).replace(/\s+/g, ' ')), { errcode: SQLITE.CORRUPT });
}

/** The driver isolates transactions itself; Kysely's lock around it would make callers wait unnecessarily. */
class SingleHandleAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Leaves out the locks of rows, because SQLite has only one writer at a time. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

/** Returns a parameter in SQLite's types, as Better Auth stores moments and truths. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}

/** The number of cached compiled statements; beyond it the oldest is evicted. */
const STATEMENTS_MAX = 200;
/** The time for which another process may lock the file before this counts as an error, in milliseconds. */
const LOCK_TIMEOUT = 4000;
/** The maximum time between attempts, in milliseconds; the first pause is one millisecond. */
const RETRY_PAUSE_MAX = 50;

/**
 * Retries until no other process locks the file. SQLite can wait itself, but blocks the process; between these
 * attempts, everything else continues.
 * @param act must be atomic
 * @throws SQLite's error (`isBusy`) when the file is still locked after four seconds
 */
async function retryWhileBusy<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + LOCK_TIMEOUT;
  for (let pause = 1; ; pause = Math.min(2 * pause, RETRY_PAUSE_MAX)) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await sleep(pause);
  }
}

/** A compiled statement, and whether it returns rows. */
interface Prepared {
  statement: StatementSync;
  isReader: boolean;
}

/**
 * A Kysely driver for a `node:sqlite` file. All queries share one handle, which a transaction owns from its beginning
 * to its end. A write that another process blocks waits outside the handle, so that reads are not blocked, too; with
 * Kysely's own driver all queries would queue behind it.
 */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  /** The owner of the current transaction; because there is only one handle, everything that runs now is part of it. */
  #owner: DatabaseConnection | undefined;
  #ended = Promise.withResolvers<void>();

  /** @param database without a timeout */
  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: (query) => retryWhileBusy(() => this.#run(connection, query)),
      streamQuery: () => {
        throw new Error('streaming is not supported for SQLite');
      },
    };
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(async () => {
      while (this.#isKept(connection)) await this.#ended.promise;
      // A transaction that starts writing later may find that another process has written in between.
      this.#database.exec('begin immediate');
      this.#owner = connection;
    });
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#database.exec('commit');
    this.#end(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors (a full disk) SQLite has already rolled back, and a second rollback would hide the original
    // error.
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
    const parameters = query.parameters.map(toSqlite);
    if (isReader) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Whether another caller's transaction is in progress. Callers continue in the order in which they came. */
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
    if (this.#prepared.size >= STATEMENTS_MAX) {
      this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    }
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements that are kept compiled; beyond that the oldest goes. */
const KEPT = 200;
/** How long somebody else may hold the file, in milliseconds, before that is an error. */
const PATIENCE = 5000;
/** Milliseconds from one attempt at the write-ahead log to the next. */
const PAUSE = 10;
/** What SQLite calls a file that somebody else holds: https://www.sqlite.org/rescode.html#busy */
const BUSY = 5;

/**
 * Opens a SQLite file the way that Kysely's own SQLite dialect wants it. What is committed is on the
 * disk: the write-ahead log is synced with every commit.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  turnOnWriteAheadLog(database);
  database.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
  `);
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known) return known;
      // A transaction that only begins to write later on can find that another process has written in between.
      const statement = asKysely(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
      kept.set(sql, statement);
      return statement;
    },
  };
}

/**
 * The file's first turn to the write-ahead log needs it alone, and SQLite does not wait for that: of
 * two servers that start at once on a new file one is told that it is busy. So it asks again.
 */
function turnOnWriteAheadLog(database: DatabaseSync) {
  const end = Date.now() + PATIENCE;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (error) {
      const busy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
      if (!busy || Date.now() > end) throw error;
      Atomics.wait(clock, 0, 0, PAUSE);
    }
  }
}

function asKysely(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

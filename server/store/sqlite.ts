import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements that are kept compiled; beyond that the oldest goes. */
const KEPT = 200;

/**
 * Opens a SQLite file the way that Kysely's own SQLite dialect wants it. What is committed is on the
 * disk: the write-ahead log is synced with every commit.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma busy_timeout = 5000;
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

function asKysely(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

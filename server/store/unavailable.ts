import { sqliteCode } from './sqlite-failure.ts';

/** Codes of Postgres (class 08, 53, 57P, and one that only reads) and of sockets that pass by themselves. */
const PASSING = /^(08|53|57P|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
/** What node-postgres, SQLite and a store that has been closed say without a code. */
const PASSING_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|database is not open|already been destroyed|pool after calling end/i;

/** Whether a query failed because the database is of no use just now, and not because of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (sqliteCode(error) !== undefined) return true;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && PASSING.test(code)) || PASSING_WORDS.test(error.message);
}

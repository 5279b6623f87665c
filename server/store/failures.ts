/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
export const SQLITE = {
  BUSY: 5,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

type SqliteCode = keyof typeof SQLITE;

/** Returns the SQLite code of an error, if it is one of those above. */
export function sqliteCode(error: unknown): SqliteCode | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  // An extended code has additional higher bits.
  const primary = Number(error.errcode) & 0xff;
  return (Object.keys(SQLITE) as SqliteCode[]).find((name) => SQLITE[name] === primary);
}

/** Whether another process has locked the file at the moment. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === 'BUSY';

/** Temporary error codes of Postgres (class 08, 53, 57P, and read-only) and of sockets. */
const PASSING = /^(08|53|57P|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
/** Messages of node-postgres, SQLite and a closed store that come without a code. */
const PASSING_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|database is not open|already been destroyed|pool after calling end/i;

/** Whether a query failed because the database is unavailable, and not because of the query itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (sqliteCode(error) !== undefined) return true;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && PASSING.test(code)) || PASSING_WORDS.test(error.message);
}

/** An error for a database that cannot be opened; the message is for the person who starts the server. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Advice by the code of a Postgres connection error: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: Record<string, string> = {
  '28P01': 'Check the user name and password in it.',
  '28000':
    'Check the user name in it, and whether pg_hba.conf allows connections from here; `?sslmode=require` requests TLS.',
  '3D000': 'Create the database (createdb), or use another one.',
  '42501': 'The role must own the database, or be allowed to create tables in its schema "public".',
  '25006': 'It is read-only: use the primary server.',
};

/** Advice for other errors, by the message of the driver or Node. */
const WORDS: [RegExp, string][] = [
  [/does not support SSL/i, 'Remove sslmode, or turn on TLS on the server.'],
  [
    /certificate|self.signed|altname/i,
    'Set the certificate authority with `?sslrootcert=FILE`, or skip verification with `?sslmode=no-verify`.',
  ],
  [
    /malformed|Invalid URL|ERR_INVALID_URL/i,
    'It must be postgres://name:password@host:port/database, with %40 for an @ in the password.',
  ],
  [/ENOENT/, 'Check the path of the certificate in it.'],
];

/**
 * Explains in one line, without secrets, why a Postgres database cannot be used, and how to fix it.
 * @returns undefined when the error is not a configuration problem
 */
export function postgresFailure(error: unknown, place: string): StoreError | undefined {
  if (error instanceof StoreError) return error;
  const { code = '', message } = error as { code?: unknown; message: string };
  const advice =
    POSTGRES[String(code)] ?? WORDS.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  if (advice !== undefined) {
    return new StoreError(
      `DATABASE_URL: the database at ${place} refuses the connection: ${message}. ${advice}`,
    );
  }
  if (!isUnavailable(error)) return undefined;
  return new StoreError(`DATABASE_URL: the database at ${place} does not respond: ${message}.`);
}

/** Returns the host of a database URL, without user name and password. */
export function hostOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).host || 'a socket' : 'an unknown host';
}

/** Advice for SQLite files that cannot be used. */
const FILE = {
  READONLY: 'Let the user who runs this write to it and to its folder.',
  CANTOPEN: 'Let the user who runs this write to it and to its folder.',
  NOTADB: 'It is not a database, or damaged: restore a backup (docs/operations.md).',
  CORRUPT: 'It is damaged: restore a backup (docs/operations.md).',
  FULL: 'The disk is full: free some space.',
  IOERR: 'The disk is failing or full: check it.',
  BUSY: 'Another program has locked it: stop that program first.',
};

/** Explains in one line why a SQLite file cannot be used, and how to fix it. */
export function sqliteFailure(error: unknown, file: string): string {
  const { message } = error as Error;
  const code = sqliteCode(error);
  const advice = code === undefined ? '' : ` ${FILE[code]}`;
  return `The database ${file} cannot be opened: ${message}.${advice}`;
}

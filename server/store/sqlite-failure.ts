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

/** What SQLite says of an error, if it is one of those above. */
export function sqliteCode(error: unknown): SqliteCode | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  // An extended code has more in its higher bits.
  const primary = Number(error.errcode) & 0xff;
  return (Object.keys(SQLITE) as SqliteCode[]).find((name) => SQLITE[name] === primary);
}

/** Whether another process holds the file just now. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === 'BUSY';

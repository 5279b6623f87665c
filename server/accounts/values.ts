import type { Store } from '../store/database.ts';

/** Values as Better Auth writes them, where the engines differ. */
export function valuesOf({ engine }: Pick<Store, 'engine'>) {
  const isSqlite = engine === 'sqlite';
  const moment = (date: Date) => (isSqlite ? date.toISOString() : date);
  return { moment, now: moment(new Date()), yes: isSqlite ? 1 : true, no: isSqlite ? 0 : false };
}

import type { Store } from './database.ts';

/** A moment as ISO 8601, as people are given it. */
export const isoOf = (moment: number | Date | string): string => new Date(moment).toISOString();

/** The same of a moment that may not have come. */
export const isoOrNull = (moment: number | null): string | null =>
  moment === null ? null : isoOf(moment);

/** Values as Better Auth writes them, where the engines differ. */
export function valuesOf({ engine }: Pick<Store, 'engine'>) {
  const isSqlite = engine === 'sqlite';
  const moment = (date: Date) => (isSqlite ? date.toISOString() : date);
  return { moment, now: moment(new Date()), yes: isSqlite ? 1 : true, no: isSqlite ? 0 : false };
}

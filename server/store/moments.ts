import type { Store } from './database.ts';

/** Formats a moment as ISO 8601, for output. */
export const isoOf = (moment: number | Date | string): string => new Date(moment).toISOString();

/** The same for a moment that may be null. */
export const isoOrNull = (moment: number | null): string | null =>
  moment === null ? null : isoOf(moment);

type Iso<Value> = Value extends null ? null : string;

/** Returns a row with its moments, the columns whose names end with `At`, as ISO 8601. */
export const withIsoMoments = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') && value !== null ? isoOf(value) : value,
    ]),
  ) as { [Name in keyof Row]: Name extends `${string}At` ? Iso<Row[Name]> : Row[Name] };

/** Converts values to Better Auth's format, which depends on the engine. */
export function engineValues({ engine }: Pick<Store, 'engine'>) {
  const isSqlite = engine === 'sqlite';
  const moment = (date: Date) => (isSqlite ? date.toISOString() : date);
  return { moment, now: moment(new Date()), yes: isSqlite ? 1 : true, no: isSqlite ? 0 : false };
}

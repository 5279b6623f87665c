import type { Store } from './database.ts';
import { dayOf } from './searches.ts';

const DAY = 24 * 60 * 60_000;

/** The maximum number of different addresses kept per week, so that a stranger cannot fill the table. */
const WEEKLY_ADDRESSES_MAX = 500;

/** Adds to the counts of addresses that lead nowhere, with two queries for any number of them. */
export async function countMissedAddresses(
  { db }: Pick<Store, 'db'>,
  counts: ReadonlyMap<string, number>,
  now = Date.now(),
): Promise<void> {
  const day = dayOf(now);
  const known = await db
    .selectFrom('missedAddress')
    .select('path')
    .distinct()
    .where('day', '>', dayOf(now - 7 * DAY))
    .execute();
  const kept = new Set(known.map(({ path }) => path));
  const rows = [...counts].flatMap(([path, count]) => {
    if (kept.size < WEEKLY_ADDRESSES_MAX) kept.add(path);
    return kept.has(path) ? [{ path, day, count }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('missedAddress')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((row) => ({
        count: row('missedAddress.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute();
}

/** Returns the addresses that led nowhere in the last days, the most frequent first. */
export async function readMissedAddresses(
  { db }: Pick<Store, 'db'>,
  days: number,
  now = Date.now(),
) {
  const rows = await db
    .selectFrom('missedAddress')
    .select(({ fn }) => ['path', fn.sum('count').as('count'), fn.max('day').as('lastDay')])
    .where('day', '>', dayOf(now - days * DAY))
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

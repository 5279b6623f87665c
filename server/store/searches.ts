import type { Lang } from '../../contract/lang.ts';
import { compared } from '../../contract/search/compared.ts';
import type { Store } from './database.ts';

/** A longer query is a pasted text, not words to look for; in UTF-16 code units. */
const LONGEST = 60;

/** So many digits may be a telephone number, a card or an identity, whatever stands between them. */
const DIGITS_OF_SOMEBODY = 6;

/** So many different queries a day are kept: a stranger cannot fill the table. */
const MOST_A_DAY = 1_000;

/**
 * A query as it is counted, so that the same words are one row however they were typed; undefined for what is not kept:
 * an e-mail address, a long number, a long text.
 */
export function countedQuery(query: string): string | undefined {
  const words = compared(query).replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > LONGEST || words.includes('@')) return undefined;
  const digits = words.match(/\p{N}/gu)?.length ?? 0;
  return digits < DIGITS_OF_SOMEBODY ? words : undefined;
}

/** The day of a moment, in UTC: `2026-11-23`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Counts a query for which no page was found; nothing of who has asked is kept. */
export async function countMiss(
  { db }: Pick<Store, 'db'>,
  lang: Lang,
  query: string,
  now = Date.now(),
): Promise<void> {
  const words = countedQuery(query);
  if (words === undefined) return;
  const day = dayOf(now);
  const { numUpdatedRows } = await db
    .updateTable('missedSearch')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('query', '=', words)
    .where('lang', '=', lang)
    .where('day', '=', day)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { kept } = await db
    .selectFrom('missedSearch')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= MOST_A_DAY) return;
  await db
    .insertInto('missedSearch')
    .values({ query: words, lang, day, count: 1 })
    // Another server was quicker.
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'lang', 'query'])
        .doUpdateSet((row) => ({ count: row('missedSearch.count', '+', 1) })),
    )
    .execute();
}

/** A query for which nothing was found, and how often. */
export interface Miss {
  query: string;
  lang: Lang;
  count: number;
  /** When it was last looked for: `2026-11-23`. */
  lastDay: string;
}

/** What was looked for in vain over the last days, what was most often first. */
export async function missesOf(
  { db }: Pick<Store, 'db'>,
  days: number,
  now = Date.now(),
): Promise<Miss[]> {
  const since = dayOf(now - (days - 1) * 24 * 60 * 60_000);
  const rows = await db
    .selectFrom('missedSearch')
    .select(({ fn }) => ['query', 'lang', fn.sum('count').as('count'), fn.max('day').as('lastDay')])
    .where('day', '>=', since)
    .groupBy(['query', 'lang'])
    .orderBy('count', 'desc')
    .orderBy('query')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

import type { Lang } from '../../contract/lang.ts';
import { normalize } from '../../contract/search/normalize.ts';
import type { Store } from './database.ts';

/** The maximum length of a query that is kept, in UTF-16 code units; a longer one is a pasted text. */
const QUERY_MAX = 60;

/** A text with this many digits may contain a telephone, card or identity number, so it is not kept. */
const PERSONAL_DIGITS_MIN = 6;

/** Whether a text may contain an email address or a long number. */
export const mayBePersonal = (words: string): boolean =>
  words.includes('@') || (words.match(/\p{N}/gu)?.length ?? 0) >= PERSONAL_DIGITS_MIN;

/** The maximum number of different queries kept per day, so that a stranger cannot fill the table. */
const DAILY_QUERIES_MAX = 1_000;

/**
 * Returns a query in the form in which it is counted, so that the same words are one row however they were typed;
 * undefined for a query that is not kept: an email address, a long number, a long text.
 */
export function countedQuery(query: string): string | undefined {
  const words = normalize(query).replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > QUERY_MAX) return undefined;
  return mayBePersonal(words) ? undefined : words;
}

/** Returns the day of a moment, in UTC: `2026-11-23`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Counts a query without results; nothing about the visitor is stored. */
export async function countMissedSearch(
  { db }: Pick<Store, 'db'>,
  lang: Lang,
  query: string,
  now = Date.now(),
): Promise<void> {
  const words = countedQuery(query);
  if (words === undefined) return;
  const day = dayOf(now);
  const { kept, known } = await db
    .selectFrom('missedSearch')
    .select(({ fn, and }) => [
      fn.countAll().as('kept'),
      fn
        .count('id')
        .filterWhere(and({ query: words, lang }))
        .as('known'),
    ])
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(known) === 0 && Number(kept) >= DAILY_QUERIES_MAX) return;
  await db
    .insertInto('missedSearch')
    .values({ query: words, lang, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'lang', 'query'])
        .doUpdateSet((row) => ({ count: row('missedSearch.count', '+', 1) })),
    )
    .execute();
}

/** Returns the queries without results of the last days, most frequent first. */
export async function readMisses({ db }: Pick<Store, 'db'>, days: number, now = Date.now()) {
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

import { expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { countedQuery, countMissedSearch, readMisses } from '../../server/store/searches.ts';
import { appWithStore } from '../server/fixture.ts';
import { asking, missedSearches, searchSite } from '../server/search-site.ts';
import { add, rowOf } from './rows.ts';

const open = (env: Record<string, string> = {}) => appWithStore({ SITE_DIR: searchSite(), ...env });

test('counts searches without results by query, language and day only', async () => {
  const { server, store } = await open();
  for (const query of ['Payroll', ' payroll ', 'PAYROLL']) await server.inject(asking(query));
  await server.inject(asking('เงินเดือน', '/th/search'));
  await server.inject({ method: 'HEAD', url: asking('payroll') });
  await server.inject({ url: asking('payroll'), headers: { 'sec-purpose': 'prefetch;prerender' } });
  // No page has both words.
  await server.inject(asking('invoice payroll'));
  expect(await missedSearches(store)).toEqual([
    { query: 'payroll', lang: 'en', count: 3 },
    { query: 'เงินเดือน', lang: 'th', count: 1 },
    { query: 'invoice payroll', lang: 'en', count: 1 },
  ]);
  const row = await rowOf(store, 'missedSearch');
  expect(Object.keys(row).sort()).toEqual(['count', 'day', 'id', 'lang', 'query']);
});

test.each([
  ['somebody@example.com', undefined],
  ['081 234 5678', undefined],
  ['๐๘๑-๒๓๔-๕๖๗๘', undefined],
  ['บัตร 1-1037-02', undefined],
  ['x'.repeat(61), undefined],
  ['  ', undefined],
  ['Year  ๒๕๖๙', 'year 2569'],
  ['ข้าว', 'ข้าว'],
])('stores %s as %s', (query, expected) => {
  expect(countedQuery(query)).toBe(expected);
});

test('stores at most a thousand different queries a day and still counts the known ones', async () => {
  const { store } = await open();
  const now = Date.UTC(2026, 10, 23, 12);
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    query: `word ${index}`,
    lang: LANGS[0],
    day: '2026-11-23',
    count: 1,
  }));
  await add(store, 'missedSearch', rows);
  await countMissedSearch(store, LANGS[0], 'one more', now);
  await countMissedSearch(store, LANGS[0], 'word 7', now);
  const misses = await readMisses(store, 1, now);
  expect(misses).toHaveLength(1_000);
  expect(misses[0]).toEqual({ query: 'word 7', lang: 'en', count: 2, lastDay: '2026-11-23' });
});

test('lists the most frequent queries first for the requested days', async () => {
  const { store } = await open();
  const day = (date: number) => Date.UTC(2026, 10, date, 23, 59);
  for (const date of [1, 22, 23]) await countMissedSearch(store, 'en', 'payroll', day(date));
  await countMissedSearch(store, 'th', 'เงินเดือน', day(23));
  expect(await readMisses(store, 2, day(23))).toEqual([
    { query: 'payroll', lang: 'en', count: 2, lastDay: '2026-11-23' },
    { query: 'เงินเดือน', lang: 'th', count: 1, lastDay: '2026-11-23' },
  ]);
});

test('tells a visitor who searches too often so on the page and does not count it', async () => {
  const { server, store } = await open({ TRUST_PROXY: 'true' });
  const ask = (from: string) =>
    server.inject({ url: asking('payroll'), headers: { 'x-forwarded-for': from } });
  for (let times = 0; times < 60; times += 1) await ask('10.0.0.1');
  const refused = await ask('10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('data-search-status="">Wait a minute<');
  expect((await ask('10.0.0.2')).statusCode).toBe(200);
  expect(await missedSearches(store)).toEqual([{ query: 'payroll', lang: 'en', count: 61 }]);
});

test.each(LANGS)('finds pages in %s without a database', async (lang) => {
  const { server, store } = await open();
  await store.db.schema.dropTable('missedSearch').execute();
  const answer = await server.inject(asking('payroll', localizedPath(lang, '/search')));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Nothing for “payroll”');
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGS, pathIn } from '../../contract/lang.ts';
import type { Store } from '../../server/store/database.ts';
import { removeExpired } from '../../server/store/retention.ts';
import { countedQuery, countMiss, missesOf } from '../../server/store/searches.ts';
import { appWithStore } from '../server/fixture.ts';
import { writeSearchSite } from '../server/search-site.ts';

const open = (env: Record<string, string> = {}) =>
  appWithStore({ SITE_DIR: writeSearchSite(), ...env });
const asking = (query: string, path = '/search') => `${path}?q=${encodeURIComponent(query)}`;
const kept = ({ db }: Store) =>
  db.selectFrom('missedSearch').select(['query', 'lang', 'count']).orderBy('id').execute();

test.each([
  ['/search', 'INVOICE', '1 pages', '<mark>Invoices</mark>', '/landings/product'],
  ['/th/search', 'ใบแจ้งหนี้', '1 pages', '<mark>ใบแจ้งหนี้</mark>', '/th/landings/product'],
  ['/th/search', 'ai', '1 pages', '<mark>AI</mark>', '/th/landings/product'],
])('%s answers “%s” without any script', async (path, query, status, marked, goal) => {
  const { server, store } = await open();
  const answer = await server.inject(asking(query, path));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.body).toContain(`data-search-status="">${status}<`);
  expect(answer.body).toContain(marked);
  expect(answer.body).toContain(`<a href="${goal}">`);
  // From its Markdown; the description does not say so.
  expect(answer.body).toContain('page by page');
  expect(answer.body).toContain(`value="${query}"`);
  expect(await kept(store)).toEqual([]);
});

test('without a query it is a page as any other', async () => {
  const { server } = await open();
  for (const url of ['/search', '/search?q=', asking('  \u200b '), '/search?other=1']) {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeDefined();
    expect(answer.body).toContain('data-search-results=""></div>');
  }
});

test.each([
  '"><script>alert(1)</script>',
  "' onfocus=alert(1) autofocus='",
  '<img src=x onerror=alert(1)>',
  "$& $1 $` $' $$",
  '{query} {words}',
  '</div></main><form action=//evil.example>',
])('what was typed is only text: %s', async (query) => {
  const { server } = await open();
  const { body } = await server.inject(asking(query));
  expect(body).not.toContain('<script');
  expect(body).not.toContain('<img');
  expect(body).not.toContain('<form action');
  expect(body).not.toMatch(/\bonfocus=/);
  expect(body.match(/<form/g)).toHaveLength(1);
  // The page around it stays as it was.
  expect(body).toMatch(
    /^<!doctype html><form data-search-form="[^"]+"><input name="q" data-search-field="" value="[^"<>]*"\/><\/form>/,
  );
});

test.each([
  ['very long', `/search?q=${'a'.repeat(10_000)}`],
  ['of many words', asking('invoice '.repeat(1_000))],
  ['that cannot be decoded', '/search?q=%zz%E0%A4%A'],
  ['of half a character', '/search?q=%ED%A0%80'],
  ['with a NUL', '/search?q=a%00b'],
  ['several times', '/search?q=invoice&q=other'],
  ['of an object’s names', asking('__proto__ constructor toString')],
])('a query %s is answered', async (_, url) => {
  const { server } = await open();
  const { statusCode, body } = await server.inject(url);
  expect(statusCode).toBe(200);
  expect(/ value="([^"]*)"/.exec(body)?.[1]?.length ?? 0).toBeLessThanOrEqual(100);
});

test('the answer is compressed as a browser can read it', async () => {
  const { server } = await open();
  const ask = (encoding: string) =>
    server.inject({ url: asking('invoice'), headers: { 'accept-encoding': encoding } });
  const brotli = await ask('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('1 pages');
  const gzip = await ask('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('1 pages');
  expect((await ask('identity')).body).toContain('1 pages');
});

test('other methods are refused, other spellings of the address lead to it', async () => {
  const { server } = await open();
  const post = await server.inject({ method: 'POST', url: '/search' });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  const first = await server.inject('/en/search?q=a%26b');
  expect([first.statusCode, first.headers.location]).toEqual([301, '/search?q=a%26b']);
  const slash = await server.inject('/th/search/?q=a');
  expect([slash.statusCode, slash.headers.location]).toEqual([308, '/th/search?q=a']);
});

test('a build without a search page has none', async () => {
  const { server } = await appWithStore();
  expect((await server.inject(asking('invoice'))).statusCode).toBe(404);
});

test('what was not found is counted, by query, language and day, and nothing else', async () => {
  const { server, store } = await open();
  for (const query of ['Payroll', ' payroll ', 'PAYROLL']) await server.inject(asking(query));
  await server.inject(asking('เงินเดือน', '/th/search'));
  // No page has both words.
  await server.inject(asking('invoice payroll'));
  expect(await kept(store)).toEqual([
    { query: 'payroll', lang: 'en', count: 3 },
    { query: 'เงินเดือน', lang: 'th', count: 1 },
    { query: 'invoice payroll', lang: 'en', count: 1 },
  ]);
  const row = await store.db.selectFrom('missedSearch').selectAll().executeTakeFirstOrThrow();
  expect(Object.keys(row).sort()).toEqual(['count', 'day', 'id', 'lang', 'query']);
});

test('what nobody is there to read is not counted', async () => {
  const { server, store } = await open();
  await server.inject({ method: 'HEAD', url: asking('payroll') });
  await server.inject({ url: asking('payroll'), headers: { 'sec-purpose': 'prefetch;prerender' } });
  expect(await kept(store)).toEqual([]);
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
])('%s is kept as %s', (query, expected) => {
  expect(countedQuery(query)).toBe(expected);
});

test('no more than a thousand different queries a day are kept; those that are there still count', async () => {
  const { store } = await open();
  const now = Date.UTC(2026, 10, 23, 12);
  await store.db
    .insertInto('missedSearch')
    .values(
      Array.from({ length: 1_000 }, (_, index) => ({
        query: `word ${index}`,
        lang: LANGS[0],
        day: '2026-11-23',
        count: 1,
      })),
    )
    .execute();
  await countMiss(store, LANGS[0], 'one more', now);
  await countMiss(store, LANGS[0], 'word 7', now);
  const misses = await missesOf(store, 1, now);
  expect(misses).toHaveLength(1_000);
  expect(misses[0]).toEqual({ query: 'word 7', lang: 'en', count: 2, lastDay: '2026-11-23' });
});

test('the list has what was asked most first, of the days that one asks for', async () => {
  const { store } = await open();
  const day = (date: number) => Date.UTC(2026, 10, date, 23, 59);
  for (const date of [1, 22, 23]) await countMiss(store, 'en', 'payroll', day(date));
  await countMiss(store, 'th', 'เงินเดือน', day(23));
  expect(await missesOf(store, 2, day(23))).toEqual([
    { query: 'payroll', lang: 'en', count: 2, lastDay: '2026-11-23' },
    { query: 'เงินเดือน', lang: 'th', count: 1, lastDay: '2026-11-23' },
  ]);
});

test('it is kept for a year', async () => {
  const { store, dataDir } = await open();
  const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;
  await countMiss(store, 'en', 'old', daysAgo(367));
  await countMiss(store, 'en', 'young', daysAgo(363));
  expect(await removeExpired(store, { leadRetentionDays: 90, dataDir })).toBe(1);
  expect((await kept(store)).map(({ query }) => query)).toEqual(['young']);
});

test('whoever searches too often is told so on the page, and is not counted', async () => {
  const { server, store } = await open({ TRUST_PROXY: 'true' });
  const ask = (from: string) =>
    server.inject({ url: asking('payroll'), headers: { 'x-forwarded-for': from } });
  for (let times = 0; times < 60; times += 1) await ask('10.0.0.1');
  const refused = await ask('10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('data-search-status="">Wait a minute<');
  expect((await ask('10.0.0.2')).statusCode).toBe(200);
  expect(await kept(store)).toEqual([{ query: 'payroll', lang: 'en', count: 61 }]);
});

test.each(LANGS)(
  'a database that is gone does not keep anybody from finding pages in %s',
  async (lang) => {
    const { server, store } = await open();
    await store.db.schema.dropTable('missedSearch').execute();
    const answer = await server.inject(asking('payroll', pathIn(lang, '/search')));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Nothing for “payroll”');
  },
);

test('what is looked for goes along into another language', async () => {
  const { server } = await open();
  const { body } = await server.inject(asking('tax & "fee"'));
  expect(body).toContain('<a href="/search?q=tax%20%26%20%22fee%22" lang="en">');
});

test('a build that comes into the same folder answers at once', async () => {
  const folder = writeSearchSite();
  const { server } = await appWithStore({ SITE_DIR: folder });
  expect((await server.inject(asking('invoice'))).body).toContain('1 pages');
  const page = join(folder, 'search.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<form', '<h1>The next build</h1><form'));
  const { body } = await server.inject(asking('invoice'));
  expect(body).toContain('The next build');
  expect(body).toContain('1 pages');
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appOfFile, appWithStore } from '../server/fixture.ts';
import { asking, missedSearches, searchSite, writeSearchSite } from '../server/search-site.ts';

const app = appOfFile(() => ({ SITE_DIR: searchSite() }));

test.each([
  ['/search', 'INVOICE', '1 pages', '<mark>Invoices</mark>', '/landings/product'],
  ['/th/search', 'ใบแจ้งหนี้', '1 pages', '<mark>ใบแจ้งหนี้</mark>', '/th/landings/product'],
  ['/th/search', 'ai', '1 pages', '<mark>AI</mark>', '/th/landings/product'],
])('%s answers “%s” without JavaScript', async (path, query, status, marked, goal) => {
  const { server, store } = app();
  const answer = await server.inject(asking(query, path));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.body).toContain(`data-search-status="">${status}<`);
  expect(answer.body).toContain(marked);
  expect(answer.body).toContain(`<a href="${goal}">`);
  // From its Markdown; the description does not contain it.
  expect(answer.body).toContain('page by page');
  expect(answer.body).toContain(`value="${query}"`);
  expect(await missedSearches(store)).toEqual([]);
});

test('shows an ordinary page without a query', async () => {
  const { server } = app();
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
])('escapes the query: %s', async (query) => {
  const { server } = app();
  const { body } = await server.inject(asking(query));
  expect(body).not.toContain('<script');
  expect(body).not.toContain('<img');
  expect(body).not.toContain('<form action');
  expect(body).not.toMatch(/\bonfocus=/);
  expect(body.match(/<form/g)).toHaveLength(1);
  // The page around it is unchanged.
  expect(body).toMatch(
    /^<!doctype html><form data-search-form="[^"]+"><input name="q" data-search-field="" value="[^"<>]*"\/><\/form>/,
  );
});

test.each([
  ['very long', `/search?q=${'a'.repeat(10_000)}`],
  ['of many words', asking('invoice '.repeat(1_000))],
  ['that cannot be decoded', '/search?q=%zz%E0%A4%A'],
  ['with half a character', '/search?q=%ED%A0%80'],
  ['with a NUL', '/search?q=a%00b'],
  ['given several times', '/search?q=invoice&q=other'],
  ['with property names of objects', asking('__proto__ constructor toString')],
])('answers a query %s', async (_, url) => {
  const { server } = app();
  const { statusCode, body } = await server.inject(url);
  expect(statusCode).toBe(200);
  expect(/ value="([^"]*)"/.exec(body)?.[1]?.length ?? 0).toBeLessThanOrEqual(100);
});

test('refuses other methods and redirects other spellings of the address', async () => {
  const { server } = app();
  const post = await server.inject({ method: 'POST', url: '/search' });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  const first = await server.inject('/en/search?q=a%26b');
  expect([first.statusCode, first.headers.location]).toEqual([301, '/search?q=a%26b']);
  const slash = await server.inject('/th/search/?q=a');
  expect([slash.statusCode, slash.headers.location]).toEqual([308, '/th/search?q=a']);
});

test('has no search page in a build without one', async () => {
  const { server } = await appWithStore();
  expect((await server.inject(asking('invoice'))).statusCode).toBe(404);
});

test('serves a new build in the same folder at once', async () => {
  const folder = writeSearchSite();
  const { server } = await appWithStore({ SITE_DIR: folder });
  expect((await server.inject(asking('invoice'))).body).toContain('1 pages');
  const page = join(folder, 'search.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<form', '<h1>The next build</h1><form'));
  const { body } = await server.inject(asking('invoice'));
  expect(body).toContain('The next build');
  expect(body).toContain('1 pages');
});

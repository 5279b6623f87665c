import { expect, test } from 'vitest';
import { countedPath } from '../../server/http/missed-addresses.ts';
import { countMissedAddresses, readMissedAddresses } from '../../server/store/missed-addresses.ts';
import { listMissed } from '../../tools/addresses.ts';
import { temporaryFolder, write } from '../folders.ts';
import { appWithStore } from '../server/fixture.ts';
import { call } from './accounts.ts';
import { signedIn } from './people.ts';
import { rowsOf } from './rows.ts';

const HTML = { accept: 'text/html' };
const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 24 * 60 * 60_000;

test('counts pages that were not found when the server stops, and nothing about visitors', async () => {
  const { server, store } = await appWithStore();
  for (const url of ['/Old-Prices/?from=ada%40example.com', '/old-prices', '/th/old-prices']) {
    expect((await server.inject({ url, headers: HTML })).statusCode).toBe(404);
  }
  await server.inject({ url: '/', headers: HTML });
  await server.inject({ url: '/old-prices', headers: { accept: 'image/png' } });
  await server.inject({ url: '/old-prices', method: 'HEAD', headers: HTML });
  await server.inject({ url: '/old-prices', headers: { ...HTML, 'sec-purpose': 'prefetch' } });
  expect(await rowsOf(store, 'missedAddress')).toEqual([]);
  await server.close();
  const ofRow = { id: expect.any(Number), day: expect.any(String) };
  expect(await rowsOf(store, 'missedAddress')).toEqual([
    { ...ofRow, path: '/old-prices', count: 2 },
    { ...ofRow, path: '/th/old-prices', count: 1 },
  ]);
});

test.each([
  ['/wp-login', undefined],
  ['/wp-content/themes', undefined],
  ['/index.php', undefined],
  ['/.env', undefined],
  ['/shop/.git/config', undefined],
  ['/logo.png', undefined],
  ['/a//b', undefined],
  ['/%3Cscript%3E', undefined],
  ['/unsubscribe/ada%40example.com', undefined],
  ['/orders/0812345678', undefined],
  [`/${'x'.repeat(200)}`, undefined],
  [`/${'%E0%B8%82'.repeat(201)}`, undefined],
  ['/%zz', undefined],
  ['/About.HTML', '/about.html'],
  ['/brochure-2025.pdf', '/brochure-2025.pdf'],
])('counts %s as %s', (path, expected) => {
  expect(countedPath(path)).toBe(expected);
});

test('keeps at most 500 different addresses a week and still counts the known ones', async () => {
  const { store } = await appWithStore();
  const many = Array.from({ length: 600 }, (_, index) => [`/page-${index}`, 1] as const);
  await countMissedAddresses(store, new Map(many), NOW);
  await countMissedAddresses(
    store,
    new Map([
      ['/one-more', 1],
      ['/page-7', 2],
    ]),
    NOW + DAY,
  );
  const all = await readMissedAddresses(store, 30, NOW + DAY);
  expect(all).toHaveLength(500);
  expect(all[0]).toEqual({ path: '/page-7', count: 3, lastDay: '2026-11-24' });
  await countMissedAddresses(store, new Map([['/one-more', 1]]), NOW + 9 * DAY);
  expect((await readMissedAddresses(store, 1, NOW + 9 * DAY)).map(({ path }) => path)).toEqual([
    '/one-more',
  ]);
});

test('lists those that still lead nowhere with the redirect to add', async () => {
  const { env, store } = await appWithStore();
  const siteDir = temporaryFolder();
  write(siteDir, {
    'index.html': '',
    'pages/pricing.html': '',
    'sitemap.xml': '<loc>https://a.example/pages/pricing</loc>',
  });
  await countMissedAddresses(
    store,
    new Map([
      ['/th/pages/prices', 3],
      ['/a, b', 1],
      ['/pages/pricing', 9],
    ]),
  );
  const { stdout } = await listMissed([], env, siteDir);
  expect(stdout).toMatch(
    /^ +3 {2}\d{4}-\d\d-\d\d {2}- \{ from: \/pages\/prices, to: \/pages\/pricing \}\n/,
  );
  expect(stdout).toMatch(/ 1 {2}\S+ {2}- \{ from: "\/a,%20b", to: \/pages\/pricing \}\n$/);
  expect(stdout.split('\n')).toHaveLength(3);
});

test('shows administrators the addresses that still lead nowhere', async () => {
  const app = await appWithStore();
  const missedNow = new Map([
    ['/old-prices', 2],
    ['/landings/product', 9],
  ]);
  await countMissedAddresses(app.store, missedNow);
  const headers = await signedIn(app, 'admin');
  const { body } = await call(app.server, 'missedAddresses', { headers });
  const lastDay = new Date().toISOString().slice(0, 10);
  expect(body).toEqual({ addresses: [{ path: '/old-prices', count: 2, lastDay }] });
});

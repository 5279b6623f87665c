import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { LIMITS } from '../../server/limits/limits.ts';
import { app } from '../server/fixture.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36';

const ERROR = {
  message: 'Invalid time zone specified: America/Coyhaique',
  stack:
    'RangeError: Invalid time zone\n    at Zi (https://lailoom.example/_astro/Details.island.C1_a-b.js:2:345)\n    at https://lailoom.example/_astro/client.OzTcoKK0.js?astro-retry=1:1:2\n    at extension://secret/page.js:3:4',
  page: '/th/account/details',
};

/** Starts a server and collects its logged warnings. */
async function logging() {
  const server = await app();
  const logged: Record<string, unknown>[] = [];
  server.addHook('onRequest', async ({ log }) => {
    log.warn = (line: Record<string, unknown>) => void logged.push(line);
  });
  return { server, logged };
}

const report = async (
  server: FastifyInstance,
  error: Partial<typeof ERROR> = {},
  headers: Record<string, string> = {},
) =>
  (
    await server.inject({
      method: 'POST',
      url: '/api/errors',
      headers: { 'user-agent': CHROME, ...headers },
      payload: { ...ERROR, ...error },
    })
  ).statusCode;

test('logs only the place in our files, the page and the browser of an error', async () => {
  const { server, logged } = await logging();
  expect(await report(server)).toBe(202);
  expect(logged).toEqual([
    {
      message: ERROR.message,
      at: ['/_astro/Details.island.C1_a-b.js:2:345'],
      page: ERROR.page,
      browser: 'Chrome 119, Windows',
    },
  ]);
});

test('removes personal data and line breaks from a message', async () => {
  const { server, logged } = await logging();
  const message =
    'Unexpected token in "my secret"\nfor ada@example.com, 0812345678; visit https://react.dev/errors/418?args[]=HTML';
  expect(await report(server, { message })).toBe(202);
  expect(logged[0]?.['message']).toBe(
    'Unexpected token in … for … …; visit https://react.dev/errors/418…',
  );
});

test('logs no errors of other programs', async () => {
  const { server, logged } = await logging();
  expect(await report(server, { stack: 'at extension://secret/page.js:3:4' })).toBe(202);
  expect(logged).toEqual([]);
});

test('refuses reports from another site and reports that are too large', async () => {
  const { server, logged } = await logging();
  expect(await report(server, {}, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await report(server, { stack: ERROR.stack.repeat(20) })).toBe(400);
  expect(logged).toEqual([]);
});

test('limits how much visitors can write to the log', async () => {
  const { server, logged } = await logging();
  const { pageError, samePageError, allPageErrors } = LIMITS;
  for (let time = 0; time < samePageError.points + 2; time += 1) {
    expect(await report(server)).toBe(202);
  }
  expect(logged).toHaveLength(samePageError.points);
  // One visitor with a different error each time.
  for (let time = 0; time < pageError.points; time += 1) {
    await report(server, { message: `Other ${time}` });
  }
  expect(logged.length).toBeLessThanOrEqual(pageError.points);
  expect(allPageErrors.points).toBeLessThanOrEqual(100);
});

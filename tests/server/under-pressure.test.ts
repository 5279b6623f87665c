import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { ADA, PASSWORD } from '../api/accounts.ts';
import { LEAD } from '../api/people.ts';

// Other tests of this process run without it.
vi.unmock('@fastify/under-pressure');
vi.resetModules();
const { app } = await import('./fixture.ts');

/** Blocks the event loop for a time, in milliseconds. */
const blockEventLoop = (ms: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Blocks it twice in a row, as the measurement of the delay requires. */
async function blockTwice(ms: number) {
  for (let time = 0; time < 2; time++) {
    blockEventLoop(ms);
    await setImmediate();
  }
}

test('tells cheap calls to come back while the event loop is far behind, and answers the others and pages', async () => {
  const server = await app();
  const call = () => server.inject('/api/me');
  expect((await call()).statusCode).toBe(401);
  const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload });
  const [refused, ...others] = await vi.waitFor(
    async () => {
      await blockTwice(2600);
      // At once, because the next measurement may be normal.
      const answers = await Promise.all([
        call(),
        post('/api/password/strength', { password: PASSWORD }),
        post('/api/signup', ADA),
        post('/api/leads', LEAD),
        server.inject('/'),
        server.inject('/healthz'),
      ]);
      expect(answers[0].statusCode).toBe(503);
      return answers;
    },
    { timeout: 60_000 },
  );
  expect(others.map(({ statusCode }) => statusCode)).toEqual([503, 200, 201, 200, 200]);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ message: messages.unavailable });
  await vi.waitFor(async () => expect((await call()).statusCode).toBe(401), { timeout: 60_000 });
}, 130_000);

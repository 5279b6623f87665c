import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { ADA, PASSWORD } from '../api/accounts.ts';
import { LEAD } from '../api/people.ts';

// The other tests do without, in the same process.
vi.unmock('@fastify/under-pressure');
vi.resetModules();
const { app } = await import('./fixture.ts');

/** Stops the event loop for so long, in milliseconds. */
const freeze = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Stops it twice in a row, as often as a look at the delay needs to see it. */
async function freezeTwice(ms: number) {
  for (let time = 0; time < 2; time++) {
    freeze(ms);
    await setImmediate();
  }
}

test('while the event loop is far behind, calls that are cheap to repeat are told to come back; the others, and pages, are answered', async () => {
  const server = await app();
  const call = () => server.inject('/api/me');
  expect((await call()).statusCode).toBe(401);
  const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload });
  const [refused, ...others] = await vi.waitFor(
    async () => {
      await freezeTwice(2600);
      // At once: the next look may find nothing to complain about.
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

test('an event loop that is behind, but not far, keeps no client out', async () => {
  const server = await app();
  await server.ready();
  // Longer than from one look to the next of the plugin's own: it would not know how long it was.
  for (let time = 0; time < 6; time++) {
    await freezeTwice(1100);
    expect((await server.inject('/api/me')).statusCode).toBe(401);
  }
});

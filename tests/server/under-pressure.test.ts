import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { messages } from '../../contract/api/messages.ts';

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

test('while the event loop is far behind, calls are told to come back; pages are answered, and calls again later', async () => {
  const server = await app();
  const call = () => server.inject('/api/me');
  expect((await call()).statusCode).toBe(401);
  const refused = await vi.waitFor(
    async () => {
      await freezeTwice(2600);
      const answer = await call();
      expect(answer.statusCode).toBe(503);
      return answer;
    },
    { timeout: 60_000 },
  );
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ message: messages.unavailable });
  expect((await server.inject('/')).statusCode).toBe(200);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await call()).statusCode).toBe(401), { timeout: 60_000 });
}, 130_000);

test('an event loop that is behind, but not far, keeps nobody out', async () => {
  const server = await app();
  await server.ready();
  // Longer than from one look to the next of the plugin's own: it would not know how long it was.
  for (let time = 0; time < 6; time++) {
    await freezeTwice(1100);
    expect((await server.inject('/api/me')).statusCode).toBe(401);
  }
});

import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { app } from './fixture.ts';

// The other tests do without.
vi.unmock('@fastify/under-pressure');

/** Stops the event loop for so long, in milliseconds. */
const freeze = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('while the event loop is far behind, calls are told to come back; pages are answered, and calls again later', async () => {
  const server = await app();
  const call = () => server.inject('/api/me');
  expect((await call()).statusCode).toBe(401);
  // The delay is looked at once a second; what is long is so from one look to the next.
  for (let time = 0; time < 2; time++) {
    freeze(2100);
    await setImmediate();
  }
  const refused = await vi.waitFor(async () => {
    const answer = await call();
    expect(answer.statusCode).toBe(503);
    return answer;
  });
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({ message: messages.unavailable });
  expect((await server.inject('/')).statusCode).toBe(200);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await call()).statusCode).toBe(401), { timeout: 5000 });
});

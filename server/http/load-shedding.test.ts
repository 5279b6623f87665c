import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { answerError } from './errors.ts';
import { shedLoad } from './load-shedding.ts';
import { endpoint } from './routes/endpoint.ts';

const app = Fastify();
afterEach(() => app.close());

test('refuses cheap calls and caps waiting ones while the server is overloaded', async () => {
  /** Lets the waiting calls be answered. */
  const done = Promise.withResolvers<void>();
  const answered = vi.fn(() => done.promise);
  app.setErrorHandler(answerError);
  // Its own measurement of the event loop would depend on this machine.
  shedLoad(app, { waitingMax: 2, healthCheck: async () => false, healthCheckInterval: 1000 });
  app.get('/cheap', { config: { underLoad: 'shed' } }, answered);
  app.post('/form', { config: { underLoad: 'wait' } }, answered);
  app.get('/page', async () => 'a page');

  const refused = await app.inject('/cheap');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body).toContain(messages.unavailable);
  expect((await app.inject('/page')).body).toBe('a page');

  const send = () => app.inject({ method: 'POST', url: '/form' });
  const waiting = [send(), send()];
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
  expect((await send()).statusCode).toBe(503);
  done.resolve();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // The earlier calls have left the queue.
  expect((await send()).statusCode).toBe(200);
});

test('lets calls that change something wait and sheds those that only read', () => {
  const names = Object.keys(paths) as CallName[];
  const shed = names.filter((name) => endpoint(name).config.underLoad === 'shed');
  const reading = names.filter((name) => paths[name][0] === 'GET');
  expect(new Set(shed)).toEqual(
    new Set([...reading, 'passwordStrength', 'reportError', 'sharedCollection']),
  );
});

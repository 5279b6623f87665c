import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { gracefulShutdown } from '../../server/http/graceful-shutdown.ts';
import { LEAD } from '../api/people.ts';
import { app, listen, open } from './fixture.ts';
import { programFolder, SIGNALS, start } from './program.ts';

/** Waits until no process listens at a port any more. */
async function untilRefused(port: number): Promise<void> {
  await vi.waitFor(() => expect(open(port)).rejects.toThrow('ECONNREFUSED'), { timeout: 20_000 });
}

test.each(SIGNALS)('%s lets the current request finish and accepts no other', async (signal) => {
  const folder = programFolder();
  const program = start({ PORT: '0' }, folder);
  const port = await program.port();
  const lead = JSON.stringify(LEAD);
  const busy = await open(port);
  const answer = text(busy);
  // With "Expect", the server answers when it has the request’s head and is working on it.
  busy.write(
    `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${lead.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(busy, 'data');
  program.process.kill(signal);
  await untilRefused(port);
  // As npm does with a signal from the terminal.
  program.process.kill(signal);
  expect(program.process.exitCode).toBeNull();
  busy.write(lead);

  expect(await answer).toContain('HTTP/1.1 201 Created');
  expect(await program.ended).toBe(0);
  const database = new DatabaseSync(join(folder, 'data/site.db'));
  expect(database.prepare('select email from lead').all()).toEqual([{ email: LEAD.email }]);
  database.close();
});

test('stops a server without pending answers despite idle connections', async () => {
  const server = await app();
  const stop = gracefulShutdown(server);
  const port = await listen(server);
  const silent = await open(port);
  const idleConnection = await open(port);
  idleConnection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idleConnection, 'data');
  // Open connections would otherwise keep it until the limit.
  expect(await stop(20_000)).toBe(true);
  expect(await text(silent)).toBe('');
});

test('cuts off an unfinished request at the limit', async () => {
  const server = await app();
  const requestReceived = Promise.withResolvers<void>();
  server.get('/never', () => {
    requestReceived.resolve();
    return new Promise(() => {});
  });
  const stop = gracefulShutdown(server);
  const port = await listen(server);
  const socket = await open(port);
  const answer = text(socket).catch(() => 'cut off');
  socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n');
  await requestReceived.promise;
  expect(await stop(50)).toBe(false);
  expect(['', 'cut off']).toContain(await answer);
});

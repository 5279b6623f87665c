import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FILES_MAX } from '../../contract/api/conversation-limits.ts';
import { RATE_MIN } from '../../server/http/uploads.ts';
import { confirmAddresses } from '../api/accounts.ts';
import { signedIn } from '../api/people.ts';
import { appWithStore, listen, open } from './fixture.ts';

/** The time limit of other requests in milliseconds: a fiftieth of the real one. */
const TIME = 600;
const SIZE = 200_000;

/** Starts a server with this limit and returns helpers to upload files to it. */
async function serverWithShortLimit() {
  const app = await appWithStore();
  const { authorization } = await signedIn(app, 'customer');
  await confirmAddresses(app.store);
  app.server.server.headersTimeout = TIME;
  app.server.server.requestTimeout = TIME;
  const port = await listen(app.server);
  /** Starts to send a file. Returns functions to send more of it and to read the answer. */
  const begin = async (headers = `Authorization: ${authorization}\r\n`) => {
    const socket = await open(port);
    socket.write(
      `POST /api/attachments?name=a.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}` +
        `Content-Type: application/octet-stream\r\nContent-Length: ${SIZE}\r\n\r\n`,
    );
    const answer = text(socket).catch(() => '');
    return {
      answer,
      socket,
      /** Sends it at a rate in bytes per second, until it is complete or cut off. */
      at: async (rate: number) => {
        const startTime = performance.now();
        let sent = 0;
        while (sent < SIZE && !socket.destroyed && socket.writable) {
          const due = Math.min(SIZE, ((performance.now() - startTime) / 1000) * rate);
          const more = Math.floor(due) - sent;
          if (more > 0) socket.write('x'.repeat(more));
          sent += Math.max(0, more);
          await sleep(20);
        }
        return performance.now() - startTime;
      },
    };
  };
  const files = () => readdir(`${app.dataDir}/attachments`).catch(() => []);
  return { ...app, authorization, begin, files };
}

test('accepts a file that exceeds the time limit while it progresses', async () => {
  const { begin, files } = await serverWithShortLimit();
  const { answer, at } = await begin();
  expect(await at(4 * RATE_MIN)).toBeGreaterThan(4 * TIME);
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await files()).toHaveLength(1);
});

test('cuts off a file that hardly progresses and leaves nothing of it', async () => {
  const { begin, files } = await serverWithShortLimit();
  const { answer, at } = await begin();
  await at(RATE_MIN / 4);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(files).toEqual([]);
});

test('gives a visitor who is not signed in only the usual time', async () => {
  const { begin } = await serverWithShortLimit();
  const { answer, at } = await begin('');
  expect(await at(4 * RATE_MIN)).toBeLessThan(4 * TIME);
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('limits concurrent uploads of an account across its files', async () => {
  const { authorization, begin, files, server } = await serverWithShortLimit();
  server.server.requestTimeout = 60_000;
  const uploads = await Promise.all(Array.from({ length: FILES_MAX }, () => begin()));
  await expect.poll(async () => (await files()).length).toBe(FILES_MAX);
  const send = () =>
    server.inject({
      method: 'POST',
      url: '/api/attachments?name=a.txt',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      payload: 'x',
    });
  expect((await send()).statusCode).toBe(429);
  uploads[0]?.socket.destroy();
  // A client that leaves makes room.
  await expect.poll(async () => (await send()).statusCode).toBe(201);
});

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { app, listen, open } from './fixture.ts';

/** More than a socket and both sides’ kernels can buffer. */
const LARGE = 'x'.repeat(16 << 20);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/**
 * Starts a server that records what it handles: `/numbered/7` answers after a while, `/large/7` with more than a socket
 * buffers.
 */
async function target() {
  const server = await app();
  const started: string[] = [];
  const handle = async (answer: string, url: string) => {
    started.push(url);
    await setImmediate();
    return answer;
  };
  server.get('/numbered/*', ({ url }) => handle(`<${url}>`, url));
  server.get('/large/*', ({ url }) => handle(`<${url}>${LARGE}`, url));
  return { port: await listen(server), started };
}

/** Reads a number of answers from a socket and returns the addresses in them. */
async function answersOf(socket: Socket, count: number): Promise<string[]> {
  const found: string[] = [];
  let rest = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    rest += data;
    found.push(...[...rest.matchAll(/<(.+?)>/g)].map(([, url = '']) => url));
    // An address may be split.
    const last = rest.lastIndexOf('<');
    rest = last === -1 || rest.includes('>', last) ? '' : rest.slice(last);
  });
  socket.resume();
  await vi.waitFor(() => expect(found.length).toBeGreaterThanOrEqual(count), { timeout: 30_000 });
  return found;
}

test('holds the next request of a client that reads nothing, then answers everything in order', async () => {
  const { port, started } = await target();
  const urls = Array.from({ length: 4 }, (_, number) => `/large/${number}`);
  const reader = await open(port);
  reader.pause();
  reader.write(urls.map(get).join(''));
  const visitor = await open(port);
  const others = Array.from({ length: 50 }, (_, number) => `/numbered/${number}`);
  visitor.write(others.map(get).join(''));
  expect(await answersOf(visitor, others.length)).toEqual(others);
  expect(started.filter((url) => urls.includes(url))).toEqual(urls.slice(0, 1));
  expect(await answersOf(reader, urls.length)).toEqual(urls);
});

test('cuts off a client that sends more requests than can wait and serves the others', async () => {
  const { port, started } = await target();
  const greedy = await open(port);
  const closed = once(greedy, 'close');
  greedy.resume().write(get('/large/1').repeat(1500));
  await closed;
  expect(started).toEqual(['/large/1']);
  const visitor = await open(port);
  visitor.write(get('/numbered/1'));
  expect(await answersOf(visitor, 1)).toEqual(['/numbered/1']);
});

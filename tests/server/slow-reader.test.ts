import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { app, listen, open } from './fixture.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

test('cuts off only an answer that is read steadily without end, after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const server = await app();
  server.get('/endless', () => Readable.from(endless()));
  const port = await listen(server);
  const idle = await open(port);
  const reader = await open(port);
  let read = 0;
  reader.on('data', (bytes: Buffer) => {
    read += bytes.length;
  });
  reader.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(read).toBeGreaterThan(1000), { interval: 5, timeout: 20_000 });

  vi.advanceTimersByTime(5 * MINUTE - 1000);
  const before = read;
  await vi.waitFor(() => expect(read).toBeGreaterThan(before), { interval: 5, timeout: 20_000 });
  vi.advanceTimersByTime(6000);
  await vi.waitFor(() => expect(reader.closed).toBe(true), { interval: 5, timeout: 20_000 });
  expect(idle.closed).toBe(false);
});

/** Yields small pieces without end. */
async function* endless(): AsyncGenerator<string> {
  for (;;) {
    yield 'x'.repeat(100);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

import { expect, test } from 'vitest';
import { appWithStore } from './fixture.ts';

test('a server that serves says so', async () => {
  const { server } = await appWithStore();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a server without its database lives, but is not ready', async () => {
  const { server, store } = await appWithStore();
  await store.close();
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  const ready = await server.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ message: 'Not ready' });
});

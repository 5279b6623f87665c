import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { app, appWithStore, temporaryFolder, writeSite } from './fixture.ts';

test('a server that serves says so', async () => {
  const { server } = await appWithStore();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a server without its database lives, but is not ready', async () => {
  const { server, store } = await appWithStore();
  await store.close();
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  const ready = await server.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ message: 'Not ready: the database does not answer' });
});

test('a server without a site lives, but is not ready until there is one', async () => {
  const folder = temporaryFolder();
  const [site, elsewhere] = [join(folder, 'dist'), join(folder, 'elsewhere')];
  const server = await app({ SITE_DIR: writeSite(site) });
  renameSync(site, elsewhere);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  expect((await server.inject('/')).statusCode).toBe(404);
  const ready = await server.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('5');
  expect(ready.json()).toEqual({ message: 'Not ready: there is no built site' });
  renameSync(elsewhere, site);
  expect((await server.inject('/readyz')).statusCode).toBe(200);
});

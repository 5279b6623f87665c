import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sendLead } from '../api/people.ts';
import { temporaryFolder } from '../folders.ts';
import { app, appWithStore, writeSite } from './fixture.ts';

test('reports a server without a site as alive but not ready until there is one', async () => {
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
  const mended = await server.inject('/readyz');
  expect([mended.statusCode, mended.headers['cache-control']]).toEqual([200, 'no-store']);
});

test.each([
  ['a full disk', 'pragma max_page_count = 1', 'pragma max_page_count = 1000000'],
  ['a read-only database', 'pragma query_only = on', 'pragma query_only = off'],
])(
  'reports itself not ready while nothing can be stored, for %s, and tells clients to come back',
  async (_why, fail, mend) => {
    const { server, store } = await appWithStore();
    const logged = vi.spyOn(server.log, 'error');
    await sql.raw(fail).execute(store.db);
    const ready = await server.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { message: 'Not ready: nothing can be stored' },
    ]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: expect.objectContaining({ code: 'ERR_SQLITE_ERROR' }) },
      'nothing can be stored',
    );
    const lead = { form: 'contact', name: 'A', message: 'x'.repeat(4000) };
    const send = () => sendLead(server, lead);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await sql.raw(mend).execute(store.db);
    expect((await send()).statusCode).toBe(201);
    await vi.waitFor(async () => expect((await server.inject('/readyz')).statusCode).toBe(200), {
      timeout: 25_000,
    });
  },
);

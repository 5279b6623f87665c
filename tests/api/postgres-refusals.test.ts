import { expect, inject, test } from 'vitest';
import { openExistingStore, openStore } from '../../server/store/database.ts';
import { emptyDatabase } from '../../tools/postgres.ts';
import { temporaryFolder } from '../folders.ts';

const admin = inject('postgres');
const host = admin === undefined ? '' : new URL(admin).host;

/** Returns the address of one of the run’s databases, changed. */
async function changed(change: (url: URL) => void): Promise<string> {
  const url = new URL(await emptyDatabase(admin ?? ''));
  change(url);
  return url.href;
}

test.skipIf(admin === undefined).each<[string, (url: URL) => void, string]>([
  [
    'an unknown role',
    (url) => {
      url.username = 'nobody';
    },
    'role "nobody" does not exist. Check the user name in it',
  ],
  [
    'an unknown database',
    (url) => {
      url.pathname = '/nothing';
    },
    'database "nothing" does not exist. Create the database (createdb), or use another one.',
  ],
  [
    'a server without TLS',
    (url) => {
      url.search = '?sslmode=require';
    },
    'The server does not support SSL connections. Remove sslmode',
  ],
])('reports %s in one line with a remedy', async (_what, change, reason) => {
  const databaseUrl = await changed(change);
  const { message } = await openStore({ databaseUrl, dataDir: '' }).catch((error) => error);
  expect(message).toContain(
    `DATABASE_URL: the database at ${host} refuses the connection: ${reason}`,
  );
  expect(message).not.toContain('\n');
});

test.skipIf(admin === undefined)(
  'migrates an empty database once when several servers start concurrently',
  async () => {
    const databaseUrl = await emptyDatabase(admin ?? '');
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl, dataDir: '' })));
    const [{ db } = {}] = stores;
    const steps = (await db?.selectFrom('migration').select('name').execute()) ?? [];
    expect(steps.length).toBeGreaterThan(5);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    await Promise.all(stores.map((store) => store.close()));
  },
);

test('neither finds nor creates a database with a command before a server has made one', async () => {
  const databaseUrl = admin === undefined ? undefined : await emptyDatabase(admin);
  const place = { databaseUrl, dataDir: temporaryFolder() };
  for (let time = 0; time < 2; time++) {
    await expect(openExistingStore(place)).rejects.toThrow(/^There is no database/);
  }
});

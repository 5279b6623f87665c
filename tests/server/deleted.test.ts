import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/store/database.ts';
import { leadRow } from '../api/people.ts';
import { SECRET_KEY, temporaryFolder } from './fixture.ts';

/** Returns all bytes of the files in a folder. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

test('overwrites deleted data in the database file', async () => {
  const dataDir = temporaryFolder();
  const { db, close } = await openStore(readConfig({ DATA_DIR: dataDir, SECRET_KEY }));
  for (let number = 0; number < 50; number++) {
    const message = `told-in-confidence ${'x'.repeat(500)}`;
    const email = `${number < 25 ? 'gone' : 'kept'}@example.com`;
    await db.insertInto('lead').values(leadRow({ email, message })).execute();
  }
  expect(bytesIn(dataDir)).toContain('told-in-confidence');
  await db
    .updateTable('lead')
    .set({ message: '' })
    .where('email', '=', 'kept@example.com')
    .execute();
  await db.deleteFrom('lead').where('email', '=', 'gone@example.com').execute();
  // Its log is merged into the file and removed.
  await close();
  expect(bytesIn(dataDir)).toContain('kept@example.com');
  expect(bytesIn(dataDir)).not.toContain('told-in-confidence');
  expect(bytesIn(dataDir)).not.toContain('gone@example.com');
});

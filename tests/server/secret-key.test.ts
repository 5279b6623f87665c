import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretKeyFrom } from '../../server/accounts/secret-key.ts';
import { readConfig } from '../../server/config.ts';
import { write } from '../folders.ts';
import { programFolder, start, startError } from './program.ts';

const NONE = { PORT: '0', SECRET_KEY: '' };

test('makes the key at the first start, apart from the database, and reuses it', async () => {
  const folder = programFolder();
  const program = start(NONE, folder);
  await program.port();
  const file = join(folder, 'data.key');
  const key = readFileSync(file, 'utf8').trim();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Nothing of it is stored with the database, and no temporary file is left.
  for (const name of readdirSync(join(folder, 'data'), { recursive: true })) {
    const path = join(folder, 'data', String(name));
    if (statSync(path).isFile()) expect(readFileSync(path, 'latin1')).not.toContain(key);
  }
  expect(readdirSync(folder).filter((name) => name.includes('.key'))).toEqual(['data.key']);

  const again = secretKeyFrom(readConfig({ SECRET_KEY_FILE: file }));
  expect(again.readOrMake()).toBe(key);
  expect(readFileSync(file, 'utf8').trim()).toBe(key);
});

test.each([
  [
    'a key that is too short',
    'short.key',
    /^SECRET_KEY_FILE: the key in \S+ is shorter than 32 characters\.$/,
  ],
  ['a folder in place of the file', 'content', /^SECRET_KEY_FILE: \S+ cannot be read: [^\n]+$/],
  ['a missing folder', 'nowhere/key', /^SECRET_KEY_FILE: \S+ cannot be created: [^\n]+$/],
])('reports %s in one line', async (_what, file, message) => {
  const folder = programFolder();
  write(folder, { 'short.key': 'short' });
  expect(await startError({ ...NONE, SECRET_KEY_FILE: file }, folder)).toMatch(message);
});

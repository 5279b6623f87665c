import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { secretKeyFrom } from '../../server/accounts/secret-key.ts';
import { readConfig } from '../../server/config.ts';
import { acquireSingleInstanceLock } from '../../server/store/data-folder.ts';
import { openStore } from '../../server/store/database.ts';
import { add } from '../api/rows.ts';
import { temporaryFolder, write } from '../folders.ts';
import { appWithStore } from './fixture.ts';
import { brandFile, programFolder, start, startError } from './program.ts';

/** Makes Node write a report with the whole environment at SIGUSR2: a file whose mode no code of ours sets. */
const REPORTING = [
  '--report-on-signal',
  '--report-filename=report.json',
  '--report-exclude-network',
];

test('prints its address in one line, serves, and hides its files from other users', async () => {
  // Independent of the umask and modes before.
  const umask = process.umask(0);
  onTestFinished(() => {
    process.umask(umask);
  });
  const folder = programFolder();
  write(folder, { 'data/site.db': '' });
  chmodSync(join(folder, 'data'), 0o777);
  const program = start({ PORT: '0' }, folder, REPORTING);
  const port = await program.port();
  expect(program.stdout()).toBe(`Lailoom is at http://127.0.0.1:${port}\n`);
  expect((await fetch(`http://127.0.0.1:${port}/th/`)).status).toBe(200);
  expect(program.stderr()).toBe('');

  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  expect(modeOf('data')).toBe('700');
  const names = readdirSync(join(folder, 'data'));
  expect(names).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'site.lock']));
  for (const name of names) expect([name, modeOf(`data/${name}`)]).toEqual([name, '600']);
  program.process.kill('SIGUSR2');
  await expect.poll(() => existsSync(join(folder, 'report.json'))).toBe(true);
  expect(modeOf('report.json')).toBe('600');
});

test('keeps the name of a database that an earlier version made, and of its lock', async () => {
  const folder = programFolder();
  const dataDir = join(folder, 'data');
  await (await openStore({ databaseUrl: undefined, dataDir })).close();
  renameSync(join(dataDir, 'site.db'), join(dataDir, 'lailoom.db'));
  await start({ PORT: '0' }, folder).port();
  // The earlier version locked this file, so neither version starts beside the other.
  expect(() => acquireSingleInstanceLock(dataDir)).toThrow(
    NOT_ALONE.replace(/ data:/, ` ${dataDir}:`),
  );
  const names = readdirSync(dataDir);
  expect(names).toEqual(expect.arrayContaining(['lailoom.db', 'lailoom.lock']));
  expect(names.filter((name) => name.startsWith('site.'))).toEqual([]);
});

test.each(['PORT', 'METRICS_PORT'])('reports that the port of %s is occupied', async (name) => {
  const other = createServer();
  onTestFinished(() => {
    other.close();
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  expect(await startError({ PORT: '0', [name]: String(port) })).toBe(
    `Port ${port} is in use: set ${name} to another port.`,
  );
});

test('reports an invalid setting in one line', async () => {
  const program = start({ PORT: 'abc' });
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toBe('PORT: "abc" is not a port (0 to 65535).\n');
  expect(program.stdout()).toBe('');
});

test('does not touch a database of a newer version', async () => {
  const folder = programFolder();
  const { store } = await appWithStore({ DATA_DIR: join(folder, 'data') });
  await add(store, 'migration', { name: '2030-01-01', appliedAt: 0 });
  await store.close();
  expect(await startError({ PORT: '0' }, folder)).toBe(
    'The database is newer than this version of the server: it has "2030-01-01". Start a newer version.',
  );
});

/** The message of the second server on a SQLite file. */
const NOT_ALONE =
  'Another server uses the database in data: stop it, or use Postgres for all servers (DATABASE_URL).';

test('refuses a second server on one SQLite file in one line, and the first one continues', async () => {
  const folder = programFolder();
  const first = start({ PORT: '0' }, folder);
  const port = await first.port();
  expect(await startError({ PORT: '0' }, folder)).toBe(NOT_ALONE);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  // The process holds the lock, however it ends.
  first.process.kill('SIGKILL');
  await first.ended;
  expect(() => acquireSingleInstanceLock(join(folder, 'data'))).not.toThrow();
});

test('keeps the mode of a folder with other content', async () => {
  const folder = temporaryFolder();
  write(folder, { 'shared/other.txt': '' });
  const dataDir = join(folder, 'shared');
  chmodSync(dataDir, 0o755);
  await (await openStore({ databaseUrl: undefined, dataDir })).close();
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  expect(statSync(join(dataDir, 'site.db')).mode & 0o777).toBe(0o600);
});

const DAMAGED =
  /^The database data\/site\.db cannot be opened: [^\n]+ restore a backup \(docs\/operations\.md\)\.$/;

test.each<[what: string, env: Record<string, string>, RegExp, files?: Record<string, string>]>([
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    /^HOST: "192\.0\.2\.1" is not an address/,
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://lailoom:secret@127.0.0.1:1/lailoom' },
    /^DATABASE_URL: the database at 127\.0\.0\.1:1 does not respond: (?!.*secret)/,
  ],
  [
    'a missing certificate',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x?sslmode=require&sslrootcert=/nowhere' },
    /^DATABASE_URL: .*Check the path/,
  ],
  [
    'a folder that cannot be written',
    { DATA_DIR: 'file' },
    /^The database file\/site\.db cannot be opened: /,
    { file: '' },
  ],
  [
    'a file that is not a database',
    {},
    DAMAGED,
    { 'data/site.db': 'not a database, but a file of some length'.repeat(50) },
  ],
  ['a missing site', { SITE_DIR: 'missing' }, /^No built site in missing: run npm run build/],
  [
    'a company without an email address',
    {},
    /^content\/brand\.yaml:2: email: /,
    { 'content/brand.yaml': brandFile('nobody') },
  ],
])('reports %s in one line with a remedy', async (_what, env, message, files = {}) => {
  const folder = programFolder();
  write(folder, files);
  const error = await startError({ PORT: '0', ...env }, folder);
  expect(error).toMatch(message);
  expect(error).not.toContain('\n');
});

test('reports a folder that is not the project’s in one line', async () => {
  const folder = temporaryFolder();
  expect(await startError({ PORT: '0' }, folder)).toBe(
    `No content/ in ${folder}: start the server in the project folder.`,
  );
});

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

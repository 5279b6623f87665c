import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  appWithStore,
  brandFile,
  programFolder,
  start,
  temporaryFolder,
  write,
} from './fixture.ts';

test('the server says in one line where it is, and is there', async () => {
  const program = start({ PORT: '0' });
  const port = await program.port();
  expect(program.stdout()).toBe(`Lailoom is at http://127.0.0.1:${port}\n`);
  expect((await fetch(`http://127.0.0.1:${port}/th/`)).status).toBe(200);
  expect(program.stderr()).toBe('');
});

test('an occupied port is one line', async () => {
  const other = createServer();
  onTestFinished(() => {
    other.close();
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const program = start({ PORT: String(address.port) });
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toBe(`Port ${address.port} is taken: set PORT to another one.\n`);
  expect(program.stdout()).toBe('');
});

test('an address of another machine is one line', async () => {
  const program = start({ PORT: '0', HOST: '192.0.2.1' });
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toBe('HOST: "192.0.2.1" is no address of this machine.\n');
});

test('a wrong setting is one line', async () => {
  const program = start({ PORT: 'abc' });
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toBe('PORT: "abc" is not a port (0 to 65535).\n');
});

test('a database that does not answer is one line, without its password', async () => {
  const DATABASE_URL = 'postgres://lailoom:secret@127.0.0.1:1/lailoom';
  const program = start({ PORT: '0', DATABASE_URL });
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toMatch(
    /^DATABASE_URL: the database at 127\.0\.0\.1:1 does not answer: [^\n]+\n$/,
  );
  expect(program.stderr()).not.toContain('secret');
});

test('a folder that cannot be written is one line', async () => {
  const folder = programFolder();
  write(folder, { file: '' });
  const program = start({ PORT: '0', DATA_DIR: 'file' }, folder);
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toMatch(/^The database file\/lailoom\.db cannot be opened: [^\n]+\n$/);
});

test('a database of a newer version is left alone', async () => {
  const folder = programFolder();
  const { store } = await appWithStore({ DATA_DIR: join(folder, 'data') });
  await store.db.insertInto('migration').values({ name: '2030-01-01', appliedAt: 0 }).execute();
  await store.close();
  const program = start({ PORT: '0' }, folder);
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toBe(
    'The database is newer than this version of Lailoom: it has "2030-01-01". Start a newer version.\n',
  );
});

test('two servers that start at once on one new database both serve', async () => {
  const folder = programFolder();
  const programs = [start({ PORT: '0' }, folder), start({ PORT: '0' }, folder)];
  const ports = await Promise.all(programs.map((program) => program.port()));
  for (const port of ports) {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }
});

test('a site that is missing or empty is one line', async () => {
  const missing = start({}, temporaryFolder());
  const folder = temporaryFolder();
  write(folder, { 'empty/.keep': '' });
  const empty = start({ SITE_DIR: 'empty' }, folder);
  expect(await missing.ended).toBe(1);
  expect(missing.stderr()).toBe('No built site in dist: run npm run build first.\n');
  expect(await empty.ended).toBe(1);
  expect(empty.stderr()).toBe('No built site in empty: run npm run build first.\n');
});

test('a company without an e-mail address is one line', async () => {
  const folder = programFolder();
  write(folder, {
    [join('content', 'brand.yaml')]: brandFile('nobody'),
  });
  const program = start({ PORT: '0' }, folder);
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toMatch(/^content\/brand\.yaml:2: email: [^\n]+\n$/);
});

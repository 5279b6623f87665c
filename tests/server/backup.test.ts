import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backUp } from '../../tools/backup.ts';
import { add } from '../api/rows.ts';
import { temporaryFolder, write } from '../folders.ts';
import { appWithStore } from './fixture.ts';
import { runTool } from './program.ts';

test('copies a database consistently into one file while the server writes', async () => {
  const { store, dataDir } = await appWithStore();
  const folder = temporaryFolder();
  const target = join(folder, 'copy.db');
  // Repeatedly writes two rows that belong together: a copy with one of them would be inconsistent.
  let isWriting = true;
  let pairs = 0;
  const writer = (async () => {
    while (isWriting) {
      const number = pairs;
      await store.db.transaction().execute(async (transaction) => {
        for (const half of ['a', 'b']) {
          await transaction
            .insertInto('setting')
            .values({ name: `${half}${number}`, value: 'x'.repeat(2000) })
            .execute();
        }
      });
      pairs += 1;
      await new Promise(setImmediate);
    }
  })();
  const { code, stdout, stderr } = await runTool('backup', [target], { DATA_DIR: dataDir });
  isWriting = false;
  await writer;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^\S+site\.db was copied to \S+copy\.db: \d+\.\d MB, integrity checked\.\n$/,
  );
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(statSync(target).mode & 0o777).toBe(0o600);

  const copy = new DatabaseSync(target, { readOnly: true });
  const count = (half: string) =>
    Number(
      copy.prepare('select count(*) as n from setting where name like ?').get(`${half}%`)?.['n'],
    );
  // 'auth-secret' begins with an a as well.
  expect(count('a') - 1).toBe(count('b'));
  expect(
    copy.prepare('select count(*) as n from setting where name = ?').get('auth-secret'),
  ).toEqual({ n: 1 });
  copy.close();
  expect(pairs).toBeGreaterThan(0);
});

test('does not overwrite an existing file', async () => {
  const { dataDir } = await appWithStore();
  const folder = temporaryFolder();
  write(folder, { 'copy.db': 'precious' });
  const target = join(folder, 'copy.db');
  expect(await backUp([target], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: `${target} already exists; it was left unchanged.\n`,
  });
  expect(readFileSync(target, 'utf8')).toBe('precious');
});

test('reports a source that cannot be copied in one line', async () => {
  const folder = temporaryFolder();
  const target = join(folder, 'copy.db');
  const { dataDir } = await appWithStore();
  const nowhere = join(folder, 'nowhere/copy.db');
  const cases: [Record<string, string>, string[], number, RegExp][] = [
    [{}, [], 2, /^Usage: npm run backup -- FILE\n$/],
    [{ DATA_DIR: folder }, [target], 1, /^There is no database at \S+site\.db\.\n$/],
    [{ DATABASE_URL: 'postgres://x' }, [target], 1, /^DATABASE_URL is set: use pg_dump .*\n$/],
    [{ DATA_DIR: dataDir }, [nowhere], 1, /^No backup was made: .*\n$/],
  ];
  for (const [env, args, code, message] of cases) {
    const stderr = expect.stringMatching(message);
    expect(await backUp(args, env)).toEqual({ code, stdout: '', stderr });
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('leaves no copy, not even a partial one, of a damaged database', async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'site.db');
  const database = new DatabaseSync(file);
  database.exec('create table migration (name text); create table more (words text)');
  const insert = database.prepare('insert into more values (?)');
  for (let row = 0; row < 50; row++) insert.run('x'.repeat(2000));
  database.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x55, bytes.length - 20_000));
  const folder = temporaryFolder();
  const { code, stderr } = await backUp([join(folder, 'copy.db')], { DATA_DIR: dataDir });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^No backup was made: the copy is damaged [^\n]*\n$/),
  });
  expect(readdirSync(folder)).toEqual([]);
});
test('copies exactly the message files that the copied database names', async () => {
  const { store, dataDir } = await appWithStore();
  write(join(dataDir, 'attachments'), { known: 'thread', unknown: 'x', 'cut.part': 'x' });
  for (const file of ['known', 'removed']) {
    await add(store, 'attachment', {
      file,
      name: 'a.txt',
      type: 'text/plain',
      size: 6,
      createdAt: 1,
      userId: null,
      messageId: null,
    });
  }
  const folder = temporaryFolder();
  const target = join(folder, 'copy.db');
  const { code, stdout, stderr } = await runTool('backup', [target], { DATA_DIR: dataDir });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(
    ` In ${target}.attachments: 1 file of a message. Missing: 1 file of a message.`,
  );
  expect(readdirSync(folder).sort()).toEqual(['copy.db', 'copy.db.attachments']);
  expect(readdirSync(`${target}.attachments`)).toEqual(['known']);
  expect(readFileSync(join(`${target}.attachments`, 'known'), 'utf8')).toBe('thread');
  expect(statSync(`${target}.attachments`).mode & 0o777).toBe(0o700);

  rmSync(join(dataDir, 'attachments'), { recursive: true });
  const without = join(folder, 'without.db');
  expect(await backUp([without], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No backup was made: none of 2 files of messages is in /),
  });
  expect(readdirSync(folder)).not.toContain('without.db');
});

import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import { write } from '../folders.ts';
import { call } from './accounts.ts';
import { company } from './conversing.ts';
import { change, rowsOf } from './rows.ts';

const DAY = 24 * 60 * 60_000;

/** Creates two customers and everything they have written and sent. */
async function written() {
  const here = await company();
  const { admin, answer, begin, malee, other, picture } = here;
  const theirs = (await begin(malee, { body: 'Of Malee', attachments: [await picture(malee)] }))
    .body;
  await answer(theirs.id, 'To Malee', { attachments: [await picture(admin)] });
  await answer(theirs.id, 'Between us', { note: true, attachments: [await picture(admin)] });
  await picture(malee);
  const others = (await begin(other, { body: 'Of another', attachments: [await picture(other)] }))
    .body;
  return { ...here, theirs, others };
}

test('exports the conversations of an account without notes', async () => {
  const { server, malee, theirs, files } = await written();
  const { body: data } = await call(server, 'exportAccount', { headers: malee });
  expect(data['conversations']).toMatchObject([
    { id: theirs.id, messages: [{ body: 'Of Malee' }, { body: 'To Malee' }] },
  ]);
  expect(data['attachments']).toHaveLength(3);
  for (const { file } of data['attachments'] as { file: string }[]) expect(files()).toContain(file);
  expect(JSON.stringify(data)).not.toMatch(/Between us|Of another/);
});

test('removes only the conversations and files of an erased account', async () => {
  const { dataDir, files, list, other, store, others } = await written();
  // An account that had another address when it wrote.
  await change(store, 'user', { email: 'moved@example.com' }, { email: 'malee@example.com' });
  expect(files()).toHaveLength(5);
  expect(await erasePerson(store, dataDir, { email: 'moved@example.com' })).toMatchObject({
    leads: 1,
    attachments: 4,
    account: true,
  });
  expect(files()).toHaveLength(1);
  expect(await list(other)).toMatchObject([{ id: others.id }]);
  for (const table of ['conversation', 'message', 'attachment', 'lead'] as const) {
    expect(await rowsOf(store, table), table).toHaveLength(1);
  }
});

test('keeps the answers of an erased administrator', async () => {
  const { dataDir, files, malee, read, store, theirs } = await written();
  await erasePerson(store, dataDir, { email: 'admin@example.com' });
  const { body } = await read(malee, theirs.id);
  expect(body.messages).toMatchObject([
    { author: 'Malee' },
    { author: '', body: 'To Malee', attachments: [{}] },
  ]);
  expect(files()).toHaveLength(5);
});

test('removes a conversation and its files a set time after it was closed, and keeps open ones', async () => {
  const { dataDir, files, list, malee, other, store, theirs, others } = await written();
  const config = { leadRetentionDays: 90, dataDir };
  const long = Date.now() - 91 * DAY;
  await change(store, 'lead', { receivedAt: long });
  await change(store, 'conversation', { updatedAt: long });
  expect(await removeExpired(store, config)).toBe(0);
  await change(store, 'lead', { answeredAt: long }, { id: theirs.id });
  // It has a new message since, so it is not over.
  await change(store, 'conversation', { updatedAt: Date.now() }, { id: theirs.id });
  expect(await removeExpired(store, config)).toBe(0);
  await change(store, 'conversation', { updatedAt: long }, { id: theirs.id });
  for (const file of files())
    utimesSync(join(dataDir, 'attachments', file), long / 1000, long / 1000);
  // The lead and three files.
  expect(await removeExpired(store, config)).toBe(4);
  expect(await list(malee)).toEqual([]);
  expect(await list(other)).toMatchObject([{ id: others.id }]);
  expect(files()).toHaveLength(2);
});

test('removes files without a message after a day and files without a row after an hour', async () => {
  const { dataDir, files, malee, picture, store } = await written();
  await change(store, 'attachment', { createdAt: Date.now() - 2 * DAY });
  await picture(malee);
  write(join(dataDir, 'attachments'), { old: 'x', 'cut.part': 'x', young: 'x' });
  const hours = (Date.now() - DAY / 12) / 1000;
  for (const file of files())
    if (file !== 'young') utimesSync(join(dataDir, 'attachments', file), hours, hours);
  const before = files().length;
  // A row with its file, and two leftover files.
  expect(await removeExpired(store, { leadRetentionDays: 90, dataDir })).toBe(4);
  expect(files()).toHaveLength(before - 3);
  expect(files()).toContain('young');
  expect(await removeExpired(store, { leadRetentionDays: 90, dataDir })).toBe(0);
});

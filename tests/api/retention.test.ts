import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import type { Store } from '../../server/store/database.ts';
import { countMissedAddresses } from '../../server/store/missed-addresses.ts';
import { enqueue } from '../../server/store/outbox.ts';
import { countMissedSearch } from '../../server/store/searches.ts';
import { write } from '../folders.ts';
import { appWithStore, listen } from '../server/fixture.ts';
import { call } from './accounts.ts';
import { company } from './conversing.ts';
import { until } from './mail-server.ts';
import { leadRow, signedIn } from './people.ts';
import { add, change, rowOf, rowsOf } from './rows.ts';

const DAY = 24 * 60 * 60_000;

/** Adds a lead of the given age in days: held if it says whether it was seen, or with a mail that was sent or is dead. */
async function lead(
  store: Store,
  email: string,
  days: number,
  { seen, mail }: { seen?: boolean; mail?: 'sent' | 'dead' } = {},
): Promise<void> {
  const moment = Date.now() - days * DAY;
  const held = seen !== undefined && ({ heldFor: 'burst' } as const);
  const row = leadRow({ email, receivedAt: moment, ...held, seenAt: seen ? moment : null });
  const leadId = await add(store, 'lead', row);
  if (!mail) return;
  await enqueue(store.db, { kind: 'lead-mail', payload: {}, leadId, email });
  const done = { dueAt: null, [mail === 'sent' ? 'sentAt' : 'deadAt']: moment };
  await change(store, 'outbox', done, { leadId });
}

const emails = async (store: Store, table: 'lead' | 'outbox') =>
  (await rowsOf(store, table)).map(({ email }) => email);

test('removes leads after the retention time, held ones 30 days after they were seen, with their queued mails', async () => {
  const { store, dataDir } = await appWithStore();
  await lead(store, 'old@example.com', 91, { mail: 'dead' });
  await lead(store, 'young@example.com', 89, { mail: 'dead' });
  await lead(store, 'held-old@example.com', 31, { seen: true });
  await lead(store, 'held-young@example.com', 29, { seen: true });
  await lead(store, 'held-unseen@example.com', 89, { seen: false });
  await lead(store, 'sent-old@example.com', 31, { mail: 'sent' });
  await lead(store, 'sent-young@example.com', 29, { mail: 'sent' });
  expect(await removeExpired(store, { leadRetentionDays: 90, dataDir })).toBe(3);
  expect(await emails(store, 'lead')).toEqual([
    'young@example.com',
    'held-young@example.com',
    'held-unseen@example.com',
    'sent-old@example.com',
    'sent-young@example.com',
  ]);
  // A dead letter is kept as long as its lead.
  expect(await emails(store, 'outbox')).toEqual(['young@example.com', 'sent-young@example.com']);
  expect(await removeExpired(store, { leadRetentionDays: 90, dataDir })).toBe(0);
});

test('removes only expired keys, codes, sessions, links, counts, saved items and confirmations', async () => {
  const app = await appWithStore();
  const { store } = app;
  await signedIn(app, 'customer', 'gone@example.com');
  await signedIn(app, 'customer', 'here@example.com');
  const { id } = await rowOf(store, 'session');
  const [past, future] = [new Date(0), new Date('2999-01-01')];
  await change(store, 'session', { expiresAt: past }, { id });
  for (const [value, expiresAt] of [
    ['gone', past],
    ['here', future],
  ] as const) {
    const moments = { expiresAt, createdAt: past, updatedAt: past };
    await add(store, 'verification', { identifier: value, value, ...moments });
    await add(store, 'submission', { key: value, content: '', expiresAt: expiresAt.getTime() });
  }
  const daysAgo = (days: number) => Date.now() - days * DAY;
  for (const days of [367, 363]) await countMissedSearch(store, 'en', `${days}`, daysAgo(days));
  for (const days of [32, 28]) {
    await countMissedAddresses(store, new Map([[`/${days}`, 1]]), daysAgo(days));
  }
  const { id: userId } = await rowOf(store, 'user');
  for (const expiresAt of [Date.now() - 1, future.getTime()]) {
    await add(store, 'usedCode', { userId, code: String(expiresAt), expiresAt });
  }
  for (const [thing, removedAt] of [
    ['gone', daysAgo(1) - 1],
    ['here', daysAgo(0)],
  ] as const) {
    await add(store, 'savedItem', { userId, kind: 'post', thing, savedAt: 1, removedAt });
  }
  // The mail that confirms a deletion is not kept once it is sent; other mails are.
  for (const kind of ['account-deleted', 'password-changed'] as const) {
    const payload = { userId, email: '', lang: 'en', timeZone: '' } as const;
    await enqueue(store.db, { kind, payload, email: kind });
    await change(store, 'outbox', { sentAt: Date.now(), dueAt: null }, { kind });
  }
  expect(await removeExpired(store, { leadRetentionDays: 90, dataDir: app.dataDir })).toBe(8);
  expect(await rowsOf(store, 'usedCode')).toMatchObject([{ expiresAt: future.getTime() }]);
  expect(await rowsOf(store, 'savedItem')).toMatchObject([{ thing: 'here' }]);
  expect(await rowsOf(store, 'outbox', { kind: 'account-deleted' })).toEqual([]);
  expect(await rowsOf(store, 'outbox', { kind: 'password-changed' })).toHaveLength(1);
  expect(await rowsOf(store, 'missedSearch')).toMatchObject([{ query: '363' }]);
  expect(await rowsOf(store, 'missedAddress')).toMatchObject([{ path: '/28' }]);
  expect(await rowsOf(store, 'session')).toHaveLength(1);
  expect(await rowsOf(store, 'verification')).toMatchObject([{ value: 'here' }]);
  expect(await rowsOf(store, 'submission')).toMatchObject([{ key: 'here' }]);
});

test('removes many rows in steps, even with several servers', async () => {
  const { store, dataDir } = await appWithStore();
  const rows = Array.from({ length: 1200 }, (_, number) => ({
    key: String(number),
    content: '',
    expiresAt: 1,
  }));
  for (let from = 0; from < rows.length; from += 400) {
    await add(store, 'submission', rows.slice(from, from + 400));
  }
  const config = { leadRetentionDays: 90, dataDir };
  const removed = await Promise.all([1, 2, 3].map(() => removeExpired(store, config)));
  const left = await removeExpired(store, config);
  expect(removed.reduce((sum, count) => sum + count, left)).toBe(1200);
  expect(await rowsOf(store, 'submission')).toEqual([]);
});

test('runs when a server starts and covers mails in files', async () => {
  const { server, store, dataDir } = await appWithStore({ LEAD_RETENTION_DAYS: '1' });
  await lead(store, 'old@example.com', 2);
  write(join(dataDir, 'outbox'), {
    '1-lead-mail.eml': 'old',
    '2-lead-mail.eml': 'new',
    '3-lead-mail.eml': 'of two hours ago',
    '3-lead-mail.eml.7.part': 'not finished by a server that was killed two hours ago',
    '4-lead-mail.eml.7.part': 'being written',
  });
  for (const [name, age] of [
    ['1-lead-mail.eml', 2 * DAY],
    ['3-lead-mail.eml', DAY / 12],
    ['3-lead-mail.eml.7.part', DAY / 12],
  ] as const) {
    const then = (Date.now() - age) / 1000;
    utimesSync(join(dataDir, 'outbox', name), then, then);
  }
  await listen(server);
  await until(async () => {
    expect(await emails(store, 'lead')).toEqual([]);
    expect(readdirSync(join(dataDir, 'outbox')).sort()).toEqual([
      '2-lead-mail.eml',
      '3-lead-mail.eml',
      '4-lead-mail.eml.7.part',
    ]);
  });
});

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

import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { Store } from '../../server/store/database.ts';
import { scheduleHeldReminder } from '../../server/store/held.ts';
import {
  BACK_OFF,
  claim,
  enqueue,
  markFailed,
  outboxRow,
  release,
  replay,
} from '../../server/store/outbox.ts';
import { freePort } from '../../tools/free-port.ts';
import { appWithStore, listen } from '../server/fixture.ts';
import { appWithMails, entries, hurry, mailServer, until, untilSent } from './mail-server.ts';
import { account, leadRow, sendLead } from './people.ts';
import { add, change, rowsOf } from './rows.ts';

async function leadsTo(store: Store, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const email = `visitor${number}@example.com`;
    const row = leadRow({ email, name: 'Ada', message: `Message ${number}` });
    const leadId = await add(store, 'lead', row);
    await enqueue(store.db, { kind: 'lead-mail', payload: {}, leadId, email });
  }
}

describe('gives an entry to one server at a time', () => {
  test('gives different entries to concurrent workers', async () => {
    const { store } = await appWithStore();
    await leadsTo(store, 30);
    const batches = await Promise.all(
      Array.from({ length: 10 }, () => claim(store, ['lead-mail'], 4)),
    );
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(4);
    const ids = batches.flat().map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    expect(await claim(store, ['lead-mail'], 4)).toEqual([]);
  });

  test('gives the entry of a dead server to another one when its lease ends', async () => {
    const { store } = await appWithStore();
    await leadsTo(store, 1);
    const [first] = await claim(store, ['lead-mail'], 1);
    expect(first?.attempts).toBe(1);
    await change(store, 'outbox', { leasedUntil: Date.now() - 1 });
    const [second] = await claim(store, ['lead-mail'], 1);
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    // The first one was only slow, and its result no longer counts.
    if (!first || !second) throw new Error('no entry was claimed');
    await markFailed(store, first, 'too late', true);
    await release(store, [first]);
    expect(await entries(store)).toMatchObject([
      { attempts: 2, lastError: '', deadAt: null, leasedUntil: second.leasedUntil },
    ]);
  });
});

// With SQLite, there is one server.
test.runIf(inject('postgres'))(
  'sends each mail once from two servers on one database',
  async () => {
    const first = await appWithMails({ LEADS_PER_MINUTE: '1000' });
    const { env, mails, store } = first;
    const apps = [first, await appWithStore(env)] as const;
    await leadsTo(store, 60);
    await Promise.all(apps.map(({ server }) => listen(server)));
    // Both add more entries while they work.
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        sendLead(
          apps[number % 2 === 0 ? 0 : 1].server,
          { email: `late${number}@example.com` },
          {},
          `192.0.2.${number}`,
        ),
      ),
    );
    await untilSent(store, 80);
    const senders = mails.map(({ replyTo }) => replyTo?.[0]?.address);
    expect(senders).toHaveLength(80);
    expect(new Set(senders).size).toBe(80);
  },
);

test('delivers each mail once after an outage of the mail server', async () => {
  const port = await freePort();
  const { server, store } = await appWithStore({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await leadsTo(store, 8);
  const before = Date.now();
  await listen(server);
  await until(async () => {
    const all = await entries(store);
    for (const { lastError, leasedUntil, dueAt, attempts, sentAt } of all) {
      expect(lastError).toContain('ECONNREFUSED');
      expect({ leasedUntil, attempts, sentAt }).toEqual({
        leasedUntil: null,
        attempts: 1,
        sentAt: null,
      });
      expect(dueAt).toBeGreaterThanOrEqual(before + BACK_OFF[0]);
    }
  });
  const { mails } = await mailServer({ port });
  const sent = await untilSent(store, 8);
  expect(sent.every(({ lastError, dueAt }) => lastError === '' && dueAt === null)).toBe(true);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(8);
  expect(mails).toHaveLength(8);
});

test('keeps a mail that fails for good as a dead letter with the reason, and sends it again on request', async () => {
  let refuse = true;
  const { mails, server, store } = await appWithMails(
    {},
    { refuse: () => (refuse ? { code: 452, message: 'mailbox full' } : undefined) },
  );
  await leadsTo(store, 1);
  await listen(server);
  const triedOnce = { leasedUntil: null, sentAt: null, deadAt: null };
  await until(async () =>
    expect(await entries(store)).toMatchObject([{ attempts: 1, ...triedOnce }]),
  );
  // Pretends that it was tried for two days.
  await change(store, 'outbox', { attempts: BACK_OFF.length - 1 });
  await hurry(store);
  await until(async () =>
    expect(await entries(store)).toMatchObject([{ attempts: BACK_OFF.length, ...triedOnce }]),
  );
  await hurry(store);
  await until(async () => {
    expect(await entries(store)).toMatchObject([
      {
        attempts: BACK_OFF.length + 1,
        dueAt: null,
        leasedUntil: null,
        deadAt: expect.any(Number),
      },
    ]);
  });
  const [dead] = await entries(store);
  expect(dead?.lastError).toContain('452 mailbox full');

  refuse = false;
  expect(await replay(store, dead?.id ?? 0)).toBe(true);
  await untilSent(store, 1);
  expect(mails).toHaveLength(1);
  expect(await replay(store, dead?.id ?? 0)).toBe(false);
});

test('does not retry a missing mailbox, except the company’s own', async () => {
  const app = await appWithMails(
    {},
    { refuse: () => ({ code: 550, message: '5.1.1 no such user' }) },
  );
  await leadsTo(app.store, 1);
  await account(app, 'en', 'ada@example.com');
  await listen(app.server);
  await until(async () => {
    const all = await entries(app.store);
    expect(all).toMatchObject([
      { kind: 'lead-mail', deadAt: null, lastError: expect.stringContaining('550') },
      { kind: 'verify-email', deadAt: expect.any(Number), attempts: 1 },
    ]);
  });
});

test('finishes the current mail of a stopping server and returns the others', async () => {
  const gate = Promise.withResolvers<void>();
  const first = await appWithMails({}, { hold: () => gate.promise });
  const { env, mails } = first;
  await leadsTo(first.store, 12);
  await listen(first.server);
  await until(() => expect(mails.length).toBeGreaterThan(0));
  const closed = first.server.close();
  gate.resolve();
  await closed;
  const left = await entries(first.store);
  const sent = left.filter(({ sentAt }) => sentAt !== null);
  expect(sent).toHaveLength(mails.length);
  expect(sent.length).toBeLessThan(12);
  for (const { sentAt, leasedUntil, attempts } of left) {
    expect({ leasedUntil, attempts }).toEqual({
      leasedUntil: null,
      attempts: sentAt === null ? 0 : 1,
    });
  }
  const second = await appWithStore(env);
  await listen(second.server);
  await untilSent(second.store, 12);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(12);
  expect(mails).toHaveLength(12);
});

test('does not send a mail twice when it could not be marked as sent', async () => {
  const { mails, server, store } = await appWithMails();
  await leadsTo(store, 3);
  const allowMarks = await forbidMarks(store);
  await listen(server);
  await until(() => expect(mails).toHaveLength(3));
  // Its lease is over, so it is due once more.
  await change(store, 'outbox', { leasedUntil: 1 });
  // A later mail has to be sent meanwhile, or nothing would prove that the outbox was read.
  await leadsTo(store, 1);
  await allowMarks();
  await untilSent(store, 4);
  expect(mails).toHaveLength(4);
});

/** Makes the database refuse to mark entries as sent. Returns a function that ends this. */
async function forbidMarks({ db, engine }: Store): Promise<() => Promise<unknown>> {
  if (engine === 'sqlite') {
    await sql`create trigger refuse before update of "sentAt" on outbox begin select raise(abort, 'no'); end`.execute(
      db,
    );
    return () => sql`drop trigger refuse`.execute(db);
  }
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before update of "sentAt" on outbox execute function refuse()`.execute(
    db,
  );
  return () => sql`drop trigger refuse on outbox`.execute(db);
}

test('sends a mailed link ahead of many leads', async () => {
  const app = await appWithMails();
  await leadsTo(app.store, 200);
  await account(app, 'en', 'ada@example.com');
  await listen(app.server);
  await until(() =>
    expect(app.mails.map(({ recipients }) => recipients[0])).toContain('ada@example.com'),
  );
  expect(app.mails.length).toBeLessThan(100);
});

test('sends no password to a mail server without TLS unless configured to', async () => {
  const passwords: unknown[] = [];
  const { url, mails } = await mailServer({ login: (password) => passwords.push(password) });
  const withPassword = url.replace('smtp://', 'smtp://site:secret@');
  const careful = await appWithStore({ SMTP_URL: withPassword });
  await listen(careful.server);
  await sendLead(careful.server);
  await until(async () => {
    expect((await entries(careful.store))[0]?.lastError).toMatch(/STARTTLS/);
  });
  expect([passwords, mails]).toEqual([[], []]);

  const configured = await appWithStore({ SMTP_URL: `${withPassword}/?insecure` });
  await listen(configured.server);
  await sendLead(configured.server);
  await until(() => expect(mails).toHaveLength(1));
  expect(passwords).toEqual(['secret']);
});

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

test('sends entries from before the clock was set back by a day at once', async () => {
  const { store } = await appWithStore();
  const now = Date.now();
  const mail = outboxRow({ kind: 'lead-mail', payload: {}, email: 'a@example.com' }, now);
  for (const [attempts, dueIn] of [
    [0, DAY],
    [2, DAY + 10_000],
    // These wait as intended.
    [4, 4 * 60_000],
    [9, 25 * HOUR],
  ] as const) {
    await add(store, 'outbox', { ...mail, attempts, dueAt: now + dueIn });
  }
  const claimed = await claim(store, ['lead-mail'], 10);
  expect(claimed.map(({ attempts }) => attempts).sort()).toEqual([1, 3]);
});

test('sends the mail about held leads within an hour even if the last one was stamped by a fast clock', async () => {
  const { store } = await appWithStore();
  const now = Date.now();
  await enqueue(store.db, { kind: 'leads-held', payload: {}, email: '' });
  await change(store, 'outbox', { dueAt: null, sentAt: now + DAY });
  await scheduleHeldReminder(store.db, now);
  expect((await rowsOf(store, 'outbox'))[1]?.dueAt).toBe(now + HOUR);
});

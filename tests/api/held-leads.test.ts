import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appWithStore, EMAIL, listen } from '../server/fixture.ts';
import { call } from './accounts.ts';
import { appWithMails, entries, until } from './mail-server.ts';
import { leads, sendLead, signedIn } from './people.ts';
import { change } from './rows.ts';

const HOUR = 60 * 60_000;

type App = Awaited<ReturnType<typeof appWithStore>>;

const reminders = async ({ store }: App) =>
  (await entries(store)).filter(({ kind }) => kind === 'leads-held');

/** Sends forms from a few addresses, as many as each may send. */
async function flood(app: App, forms = 64, addresses = 4) {
  for (let index = 0; index < forms; index += 1) {
    const email = `${index}@spam.example`;
    const from = `192.0.2.${index % addresses}`;
    expect((await sendLead(app.server, { email }, {}, from)).statusCode).toBe(201);
  }
}

const holdOne = (app: App, email: string) =>
  sendLead(app.server, { email, website: 'x' }, {}, '198.51.100.9');

/** Marks leads as seen by an administrator. */
const markSeen = async (app: App, ids: (number | undefined)[]) => {
  const headers = await signedIn(app, 'admin');
  const body = { ids };
  expect((await call(app.server, 'markSeen', { headers, body })).status).toBe(200);
};

test('holds and counts a flood from four addresses and delivers the next customer’s form at once', async () => {
  const app = await appWithMails();
  const { mails } = app;
  await flood(app);
  const customer = { email: 'customer@example.com' };
  expect((await sendLead(app.server, customer, {}, '203.0.113.9')).statusCode).toBe(201);
  expect((await leads(app)).map(({ heldFor }) => heldFor)).toEqual([
    ...Array(64).fill('burst'),
    null,
  ]);
  expect((await app.server.inject('/readyz')).json()).toEqual({ status: 'ok', leadsToLookAt: 64 });
  await listen(app.server);
  await until(() => expect(mails).toHaveLength(1));
  expect(mails[0]?.subject).toContain('customer@example.com');
  // One mail for all 64 is being sent.
  await change(app.store, 'outbox', { dueAt: 1 }, { kind: 'leads-held' });
  await until(() => expect(mails).toHaveLength(2));
  expect(mails[1]).toMatchObject({ recipients: [EMAIL], subject: 'Held messages to review: 64' });
  expect(mails[1]?.text).toContain('/account/inbox?view=held');
  const { body } = await call(app.server, 'inbox', { headers: await signedIn(app, 'admin') });
  expect(body.counts).toMatchObject({ open: 1, held: 64 });
});

test('does not deliver a released lead again if it was delivered before the flood was recognized', async () => {
  const app = await appWithMails({ LEADS_PER_MINUTE: '10' });
  await listen(app.server);
  await flood(app, 1, 1);
  await until(() => expect(app.mails).toHaveLength(1));
  await until(async () => expect((await entries(app.store))[0]?.sentAt).not.toBeNull());
  await flood(app, 15, 1);
  const [first, second] = await leads(app);
  expect([first?.heldFor, second?.heldFor]).toEqual(['burst', 'burst']);
  const headers = await signedIn(app, 'admin');
  await call(app.server, 'updateLead', { id: first?.id ?? 0, headers, body: { held: false } });
  const sent = (await entries(app.store)).filter(({ leadId }) => leadId === first?.id);
  expect(sent).toHaveLength(1);
});

test('sends at most one mail per hour about held leads, and none when all have been seen', async () => {
  const app = await appWithStore();
  const before = Date.now();
  await holdOne(app, 'one@example.com');
  await holdOne(app, 'two@example.com');
  const [first, ...others] = await reminders(app);
  expect(others).toEqual([]);
  expect(first?.dueAt).toBeLessThan(Date.now() + 60_000);
  const sentAt = before - 1000;
  await change(app.store, 'outbox', { dueAt: null, sentAt });
  await holdOne(app, 'three@example.com');
  await holdOne(app, 'four@example.com');
  const [, next, ...more] = await reminders(app);
  expect(more).toEqual([]);
  expect(next?.dueAt).toBe(sentAt + HOUR);

  await markSeen(
    app,
    (await leads(app)).map(({ id }) => id),
  );
  await listen(app.server);
  await change(app.store, 'outbox', { dueAt: 1 }, { id: next?.id ?? 0 });
  await until(async () => expect((await reminders(app))[1]?.sentAt).not.toBeNull());
  const files = await readdir(`${app.dataDir}/outbox`).catch(() => []);
  expect(files.filter((name) => name.includes('leads-held'))).toEqual([]);
});

test('does not mark a held lead as seen when a program reads it', async () => {
  const app = await appWithStore();
  await holdOne(app, 'one@example.com');
  const headers = await signedIn(app, 'admin');
  const [lead] = await leads(app);
  for (const path of ['?state=held', '?state=all', '.csv?state=held', `/${lead?.id}`]) {
    const answer = await app.server.inject({ url: `/api/inbox${path}`, headers });
    expect([path, answer.body]).toEqual([path, expect.stringContaining('one@example.com')]);
  }
  expect((await leads(app))[0]?.seenAt).toBeNull();
});

test('marks only the held leads that an administrator has been shown', async () => {
  const app = await appWithStore();
  for (const name of ['one', 'two']) await holdOne(app, `${name}@example.com`);
  await sendLead(app.server, { email: 'genuine@example.com' }, {}, '203.0.113.9');
  const [one, two, genuine] = await leads(app);
  await markSeen(app, [one?.id, genuine?.id, 4711]);
  const [shown, ...others] = await leads(app);
  expect(shown?.seenAt).not.toBeNull();
  expect(others.map(({ seenAt }) => seenAt)).toEqual([null, null]);
  expect((await app.server.inject('/readyz')).json()).toEqual({ status: 'ok', leadsToLookAt: 1 });
  // The first time counts.
  await markSeen(app, [one?.id, two?.id]);
  expect((await leads(app))[0]?.seenAt).toBe(shown?.seenAt);
});

test('does not expose the number of held leads publicly', async () => {
  const app = await appWithStore();
  await holdOne(app, 'one@example.com');
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const from of [{ remoteAddress: '203.0.113.9' }, { headers }]) {
    expect((await app.server.inject({ url: '/readyz', ...from })).json()).toEqual({ status: 'ok' });
  }
});

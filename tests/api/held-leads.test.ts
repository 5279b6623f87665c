import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appWithStore, EMAIL, listen } from '../server/fixture.ts';
import { entries, mailServer, until } from './mail-server.ts';
import { sendLead, signedIn } from './people.ts';
import { leads } from './stored-leads.ts';

const HOUR = 60 * 60_000;

type App = Awaited<ReturnType<typeof appWithStore>>;

const reminders = async ({ store }: App) =>
  (await entries(store)).filter(({ kind }) => kind === 'leads-held');

/** Sends forms from a few addresses, as many as each may send. */
async function flood(app: App, forms = 64, addresses = 4) {
  for (let index = 0; index < forms; index += 1) {
    const email = `${index}@spam.example`;
    const answer = await sendLead(app.server, { email }, {}, `192.0.2.${index % addresses}`);
    expect(answer.statusCode).toBe(201);
  }
}

const holdOne = (app: App, email: string) =>
  sendLead(app.server, { email, website: 'x' }, {}, '198.51.100.9');

const readInbox = async (app: App, query = 'state=held') => {
  const headers = await signedIn(app, 'admin');
  return (await app.server.inject({ url: `/api/inbox?${query}`, headers })).json();
};

/** Marks leads as seen by an administrator. */
const markSeen = async (app: App, ids: (number | undefined)[]) => {
  const headers = await signedIn(app, 'admin');
  const payload = { ids };
  const marked = { method: 'POST', url: '/api/inbox/seen', headers, payload } as const;
  expect((await app.server.inject(marked)).statusCode).toBe(200);
};

test('holds and counts a flood from four addresses and delivers the next customer’s form at once', async () => {
  const { url, mails } = await mailServer();
  const app = await appWithStore({ SMTP_URL: url });
  await flood(app);
  const customer = { email: 'customer@example.com' };
  expect((await sendLead(app.server, customer, {}, '203.0.113.9')).statusCode).toBe(201);
  expect((await leads(app)).map(({ heldFor }) => heldFor)).toEqual([
    ...Array(64).fill('burst'),
    null,
  ]);
  const readyz = await app.server.inject('/readyz');
  expect(readyz.json()).toEqual({ status: 'ok', leadsToLookAt: 64 });
  await listen(app.server);
  await until(() => expect(mails).toHaveLength(1));
  expect(mails[0]?.subject).toContain('customer@example.com');
  // One mail for all 64 is being sent.
  await app.store.db
    .updateTable('outbox')
    .set({ dueAt: 1 })
    .where('kind', '=', 'leads-held')
    .execute();
  await until(() => expect(mails).toHaveLength(2));
  expect(mails[1]).toMatchObject({ recipients: [EMAIL], subject: 'Held messages to review: 64' });
  expect(mails[1]?.text).toContain('/account/inbox?view=held');
  expect((await readInbox(app)).counts).toMatchObject({ open: 1, held: 64 });
});

test('does not deliver a released lead again if it was delivered before the flood was recognized', async () => {
  const { url, mails } = await mailServer();
  const app = await appWithStore({ SMTP_URL: url, LEADS_PER_MINUTE: '10' });
  await listen(app.server);
  await flood(app, 1, 1);
  await until(() => expect(mails).toHaveLength(1));
  await until(async () => expect((await entries(app.store))[0]?.sentAt).not.toBeNull());
  await flood(app, 15, 1);
  const [first, second] = await leads(app);
  expect([first?.heldFor, second?.heldFor]).toEqual(['burst', 'burst']);
  const headers = await signedIn(app, 'admin');
  await app.server.inject({
    method: 'PATCH',
    url: `/api/inbox/${first?.id}`,
    headers,
    payload: { held: false },
  });
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
  await app.store.db.updateTable('outbox').set({ dueAt: null, sentAt }).execute();
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
  await app.store.db
    .updateTable('outbox')
    .set({ dueAt: 1 })
    .where('id', '=', next?.id ?? 0)
    .execute();
  await until(async () => expect((await reminders(app))[1]?.sentAt).not.toBeNull());
  const files = await readdir(`${app.dataDir}/outbox`).catch(() => []);
  expect(files.filter((name) => name.includes('leads-held'))).toEqual([]);
});

test.each([
  '/api/inbox?state=held',
  '/api/inbox?state=all',
  '/api/inbox.csv?state=held',
  '/api/inbox/1',
])('GET %s does not mark a held lead as seen', async (url) => {
  const app = await appWithStore();
  await holdOne(app, 'one@example.com');
  const headers = await signedIn(app, 'admin');
  const answer = await app.server.inject({ url, headers });
  expect(answer.body).toContain('one@example.com');
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

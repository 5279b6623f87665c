import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { createResetToken, createVerifyToken } from '../../server/accounts/links.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import { authOf, call, confirmAddresses, logIn, NEW_PASSWORD, userIdOf } from './accounts.ts';
import { concurrently } from './concurrently.ts';
import { company } from './conversing.ts';
import { leads, signedIn } from './people.ts';
import { rowOf, rowsOf } from './rows.ts';

type World = Awaited<ReturnType<typeof company>>;

const STRANGER = 'stranger@example.com';

const newCustomer = (world: World, email = STRANGER) => signedIn(world, 'customer', email);

/** Returns the token of a mail that confirms an address. */
const tokenFor = async ({ store }: World, email: string, to = email) =>
  createVerifyToken(await authOf(store), await userIdOf(store, email), to);

/** Follows the link of a mail that confirms an address, in a session of the account. */
async function confirm(
  world: World,
  { email = STRANGER, to = email }: { email?: string; to?: string } = {},
) {
  const session = await logIn(world.server, { email });
  const body = { token: await tokenFor(world, email, to) };
  const { status } = await call(world.server, 'verifyEmail', { token: session, body });
  expect(status).toBe(200);
}

/** Returns the mails queued for the company. */
const mails = async ({ store }: World) =>
  (await rowsOf(store, 'outbox'))
    .filter(({ kind }) => ['lead-mail', 'message-mail', 'leads-held'].includes(kind))
    .map(({ kind, leadId, payload }) => ({ kind, leadId, ...JSON.parse(payload) }));

const heldFor = async (world: World) => (await leads(world)).map((lead) => lead.heldFor);

const markHeldAsSeen = ({ server, admin }: World) =>
  server.inject({ url: '/api/inbox?state=held', headers: admin });

test('lets an account with an unconfirmed address start one conversation, which is held', async () => {
  const world = await company();
  const headers = await newCustomer(world);
  const { id } = (await world.begin(headers)).body;
  const second = await world.begin(headers, { subject: 'Another' });
  expect([second.status, second.refusal.message]).toEqual([409, messages.unconfirmed]);
  for (const body of ['One more thing.', 'And another.']) {
    expect((await world.say(headers, id, body)).status).toBe(201);
  }
  expect(await heldFor(world)).toEqual(['unconfirmed']);
  expect(await mails(world)).toEqual([{ kind: 'leads-held', leadId: null }]);
  expect((await world.read(headers, id)).body.messages).toHaveLength(3);
});

test('delivers the held messages of an address in one mail once it is confirmed', async () => {
  const world = await company();
  const headers = await newCustomer(world);
  const { id } = (await world.begin(headers)).body;
  const last = (await world.say(headers, id, 'One more thing.')).body;
  await confirm(world, { to: 'new@example.com' });
  expect(await leads(world)).toMatchObject([{ heldFor: null, email: 'new@example.com' }]);
  expect((await mails(world)).filter(({ kind }) => kind === 'message-mail')).toEqual([
    { kind: 'message-mail', leadId: id, messageId: last.id },
  ]);
  expect((await world.begin(headers, { subject: 'Another' })).status).toBe(201);
  expect(await heldFor(world)).toEqual([null, null]);
});

test('confirms the address when a password is set by a mailed link', async () => {
  const world = await company();
  const { id } = (await world.begin(await newCustomer(world))).body;
  expect(await heldFor(world)).toEqual(['unconfirmed']);
  const token = await createResetToken(await authOf(world.store), STRANGER);
  const body = { token, password: NEW_PASSWORD };
  expect((await call(world.server, 'resetPassword', { body })).status).toBe(200);
  expect(await heldFor(world)).toEqual([null]);
  expect(await mails(world)).toContainEqual(
    expect.objectContaining({ kind: 'message-mail', leadId: id }),
  );
});

test('releases a conversation started while its address is being confirmed', async () => {
  const world = await company();
  const headers = await newCustomer(world);
  const token = await tokenFor(world, STRANGER);
  const answers = await concurrently<{ status: number }>(world.store, [
    () => call(world.server, 'verifyEmail', { headers, body: { token } }),
    () => world.begin(headers),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 201]);
  expect(await heldFor(world)).toEqual([null]);
});

test('delivers a form of an unconfirmed account without counting it as its conversation', async () => {
  const world = await company();
  const headers = await newCustomer(world);
  await world.lead(headers, { email: STRANGER });
  expect((await world.begin(headers)).status).toBe(201);
  expect(await heldFor(world)).toEqual([null, 'unconfirmed']);
});

test('lets an administrator, but not its writer, release a conversation held as a flood', async () => {
  const world = await company({ LEADS_PER_MINUTE: '5' });
  const { id } = (await world.begin(world.malee)).body;
  for (let each = 0; each < 6; each += 1) await world.say(world.malee, id, 'Hello');
  expect(await heldFor(world)).toEqual(['burst']);
  await markHeldAsSeen(world);
  const from = '203.0.113.9';
  const last = await world.say(world.malee, id, 'Something of its own.', { from });
  expect(last.status).toBe(201);
  // It has to be looked at again and is kept until then.
  expect(await leads(world)).toMatchObject([{ heldFor: 'burst', seenAt: null }]);
  const release = { id, headers: world.admin, body: { held: false } };
  expect((await call(world.server, 'updateLead', release)).status).toBe(200);
  expect(await mails(world)).toContainEqual(
    expect.objectContaining({ kind: 'message-mail', messageId: last.body.id }),
  );
});

test('keeps the mail that notifies the customer of an answer in a held conversation', async () => {
  const world = await company({ LEADS_PER_MINUTE: '5' });
  const { id } = (await world.begin(world.malee)).body;
  await world.answer(id, 'Good morning.');
  for (let each = 0; each < 6; each += 1) await world.say(world.malee, id, 'Hello');
  expect(await heldFor(world)).toEqual(['burst']);
  const { kind } = await rowOf(world.store, 'outbox', { leadId: id });
  expect(kind).toBe('message-answered');
  // An answered conversation is not spam and is not removed as such.
  await markHeldAsSeen(world);
  const now = Date.now() + 31 * 24 * 60 * 60_000;
  const { store, dataDir } = world;
  await removeExpired(store, { leadRetentionDays: 730, dataDir }, { now });
  expect(await heldFor(world)).toEqual(['burst']);
});

test('judges held conversations of many accounts when they are confirmed', async () => {
  const world = await company({ LEADS_PER_MINUTE: '2' });
  const emails = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}@spam.example`);
  for (const email of emails)
    await world.begin(await newCustomer(world, email), { body: 'Buy now' });
  expect(await heldFor(world)).toEqual(Array(8).fill('unconfirmed'));
  for (const email of emails) await confirm(world, { email });
  expect(await heldFor(world)).toEqual(Array(8).fill('burst'));
  expect(await mails(world)).toEqual([{ kind: 'leads-held', leadId: null }]);
});

test('counts a new conversation, and all writing of an unconfirmed account, as a form from its address', async () => {
  const world = await company();
  const headers = await newCustomer(world);
  const from = '192.0.2.7';
  const { id } = (await world.begin(headers, { from })).body;
  for (let each = 1; each < 20; each += 1) {
    expect((await world.say(headers, id, `No. ${each}`, { from })).status).toBe(201);
  }
  expect((await world.say(headers, id, 'Too much', { from })).status).toBe(429);
  expect((await world.begin(world.malee, { from })).status).toBe(429);
  expect((await world.begin(world.malee)).status).toBe(201);
});

test('limits messages per address across accounts', async () => {
  const world = await company({ LEADS_PER_MINUTE: '1000' });
  const third = await signedIn(world, 'customer', 'third@example.com');
  await confirmAddresses(world.store);
  const from = '192.0.2.7';
  for (const headers of [world.malee, world.other]) {
    const { id } = (await world.begin(headers)).body;
    for (let each = 1; each < 60; each += 1) await world.say(headers, id, 'Hello', { from });
  }
  const { id } = (await world.begin(third)).body;
  const say = () => world.say(third, id, 'Hello', { from });
  expect([(await say()).status, (await say()).status, (await say()).status]).toEqual([
    201, 201, 429,
  ]);
});

import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/api/endpoints.ts';
import { MAX_ID } from '../../contract/api/leads.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { createVerifyToken } from '../../server/accounts/links.ts';
import { authOf, PASSWORD } from './accounts.ts';
import { fieldsOf } from './bad-input-fields.ts';
import { SMALL } from './bad-input-files.ts';
import { CALLS, RIGHT, type Sent, type World, world, worldOfFile } from './bad-input-world.ts';
import { change, rowOf } from './rows.ts';
import { totp } from './totp.ts';

/** A mark in every text of the customer, which shows wherever another account gets at one. */
const MARK = 'threads-of-the-customer';

/** The input of a call that should succeed: with the id of an existing thing, for instance. */
type Made = Sent & { body?: Record<string, unknown> };

/** Makes the thing that a call is about, for the account that may make it. */
type Maker = (world: World) => Promise<Made>;

/** Makes a call that has to succeed and returns its answer. */
async function expectSuccess(world: World, name: CallName, sent: Sent = {}) {
  const answer = await world.send(name, sent);
  if (answer.statusCode !== endpoints[name].status) {
    throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
  }
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json');
  return isJson === true ? answer.json() : undefined;
}

const idOf = ({ id }: { id: number }): Made => ({ id: String(id) });

const PICTURE: Made = { payload: SMALL, headers: { 'content-type': 'image/png' } };

const save = (world: World, thing: string) =>
  expectSuccess(world, 'save', { body: { kind: 'post', thing } });

/** Makes a collection of the customer with two items, the second of which is to move. */
async function filledCollection(world: World) {
  const { id } = await expectSuccess(world, 'makeCollection');
  let collection = { items: [] as { id: number }[] };
  for (const thing of ['first', 'second']) {
    const { id: item } = await save(world, thing);
    collection = await expectSuccess(world, 'collect', { id: String(id), body: { item } });
  }
  return { ...collection, id: id as number };
}

const begin = (world: World) => expectSuccess(world, 'beginConversation');
const upload = (world: World) => expectSuccess(world, 'uploadAttachment');
const collection: Maker = async (world) => idOf(await expectSuccess(world, 'makeCollection'));
const conversation: Maker = async (world) => idOf(await begin(world));
const file: Maker = async (world) => idOf(await upload(world));
const collected: Maker = async (world) =>
  idOf((await filledCollection(world)).items[1] ?? { id: 0 });

/** Turns the customer’s second factor on and returns the next code. */
async function secondFactor(world: World): Promise<string> {
  const { uri } = await expectSuccess(world, 'startSecondFactor');
  const { token } = await expectSuccess(world, 'confirmSecondFactor', {
    body: { code: totp(uri) },
  });
  world.tokens.customer = token;
  return totp(uri, 1);
}

/**
 * Makers of the things that calls need to succeed. Includes every call that names a thing by its id, and others for
 * which the input in `RIGHT` is not enough.
 */
const MAKERS: Partial<Record<CallName, Maker>> = {
  confirmSecondFactor: async (world) => {
    const { uri } = await expectSuccess(world, 'startSecondFactor');
    return { body: { code: totp(uri) } };
  },
  endSecondFactor: async (world) => ({
    body: { password: PASSWORD, code: await secondFactor(world) },
  }),
  renewRecoveryCodes: async (world) => ({
    body: { password: PASSWORD, code: await secondFactor(world) },
  }),
  verifyEmail: async (world) => {
    const { id } = await expectSuccess(world, 'me');
    const token = await createVerifyToken(await authOf(world.store), id, 'newer@b.example');
    return { body: { token } };
  },
  setPicture: async () => PICTURE,
  removePicture: async (world) => {
    await expectSuccess(world, 'setPicture', PICTURE);
    return {};
  },

  // News only goes to a confirmed address.
  setNotifications: async () => ({ body: { 'message-answered': false } }),

  endSession: async (world) => {
    const body = { email: 'customer@b.example', password: PASSWORD };
    await expectSuccess(world, 'login', { body });
    const { sessions } = await expectSuccess(world, 'sessions');
    return idOf(sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent));
  },
  unsave: async (world) => idOf(await save(world, 'first')),
  changeCollection: collection,
  removeCollection: collection,
  shareCollection: collection,
  withdrawShare: collection,
  collect: async (world) => {
    const { id: item } = await save(world, 'first');
    return { ...(await collection(world)), body: { item } };
  },
  moveCollected: collected,
  removeCollected: collected,

  conversation,
  sendMessage: conversation,
  readConversation: async (world) => {
    const { id } = await conversation(world);
    const answered = await expectSuccess(world, 'answerLead', { id: id ?? '' });
    return { id: id ?? '', body: { upTo: answered.id } };
  },
  attachment: file,
  removeAttachment: file,

  lead: conversation,
  updateLead: conversation,
  thread: conversation,
  answerLead: conversation,
  readThread: conversation,
  replay: async ({ store }) => {
    const { id } = await rowOf(store, 'outbox');
    const dead = { dueAt: null, deadAt: Date.now(), lastError: 'connection refused' };
    await change(store, 'outbox', dead, { id });
    return idOf({ id });
  },
};

/** Gives the customer some of everything, with the mark in it. */
async function fill(world: World): Promise<void> {
  await expectSuccess(world, 'changeDetails', { body: { company: MARK } });
  await expectSuccess(world, 'setPaymentDetails', {
    body: { ...RIGHT.setPaymentDetails.body, name: MARK },
  });
  await save(world, MARK);
  await expectSuccess(world, 'makeCollection', { body: { name: MARK } });
  await expectSuccess(world, 'uploadAttachment', { query: `name=${MARK}.txt` });
  await expectSuccess(world, 'beginConversation', { body: { subject: MARK, body: MARK } });
  await expectSuccess(world, 'login', { headers: { 'user-agent': MARK } });
}

/** By the field of a body that is an id: makes a thing of the customer and returns its id. */
const NAMED: Record<string, (world: World) => Promise<unknown>> = {
  item: async (world) => (await save(world, 'hers')).id,
  before: async (world) => (await filledCollection(world)).items[0]?.id,
  attachments: async (world) => [(await upload(world)).id],
  // Only administrators handle leads.
  assignedTo: async ({ store }) => {
    const customer = store.db.selectFrom('user').select('id').where('role', '=', 'customer');
    return (await customer.executeTakeFirstOrThrow()).id;
  },
};

const accessOf = (name: CallName): Endpoint['access'] => endpoints[name].access;
const namesById = (name: CallName) => fieldsOf(name, 'params').length > 0;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let others = 0;

/** Signs up an unrelated account and returns its headers. */
async function unrelatedAccount(here: World, role: 'customer' | 'admin') {
  others += 1;
  const body = { email: `another-${others}@else.example`, password: PASSWORD };
  await expectSuccess(here, 'signup', { body: { ...body, name: 'Somebody Else' } });
  const account = here.store.db.updateTable('user').where('email', '=', body.email);
  await account.set({ role }).execute();
  return bearer((await expectSuccess(here, 'login', { body })).token);
}

/** Returns the rows that were removed or changed. */
const changedRows = (before: Record<string, unknown[]>, after: Record<string, unknown[]>) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const there = new Set(after[table]);
    return rows.filter((row) => !there.has(row));
  });

/** A world, with some of everything that a customer has, for the calls that leave it unchanged for others. */
const shared = worldOfFile(fill);

/** Whether a call only reads, or changes only the thing it names, which is made for it. */
const mayShare = (name: CallName) => paths[name][0] === 'GET' || namesById(name);

describe('refuses every call about things of another account and allows their owner’s', () => {
  test.each(CALLS.filter((name) => accessOf(name) !== 'anyone'))('%s', async (name) => {
    const here = mayShare(name) ? shared() : await world();
    const make = MAKERS[name];
    if (namesById(name) && !make)
      throw new Error(`"${name}": nothing makes the thing that it names`);
    if (!mayShare(name)) await fill(here);
    const made = (await make?.(here)) ?? {};
    const as = (headers: Record<string, string>) =>
      here.send(name, { ...made, headers: { ...made.headers, ...headers } });

    const invalidTokens = ['', 'Bearer', bearer('x'.repeat(32)).authorization, 'Basic YTpi'];
    const before = await here.contents();
    for (const authorization of invalidTokens) {
      const { statusCode, body } = await as({ authorization });
      expect([authorization, statusCode, body]).toEqual([
        authorization,
        401,
        '{"message":"Unauthorised"}',
      ]);
    }
    if (accessOf(name) === 'admin') {
      // Not even about their own messages.
      expect((await as(bearer(here.tokens.customer))).statusCode).toBe(403);
    }
    expect(await here.contents()).toEqual(before);

    if (accessOf(name) === 'customer') {
      // Including an administrator, who has to use the inbox.
      const strangers = [
        await unrelatedAccount(here, 'customer'),
        await unrelatedAccount(here, 'admin'),
      ];
      const withOthers = await here.contents();
      for (const other of strangers) {
        const { statusCode, body, rawPayload } = await as(other);
        if (namesById(name)) {
          expect([statusCode, body]).toEqual([404, '{"message":"Not found"}']);
        }
        // Calls that they may make concern only themselves.
        expect(statusCode).toBeLessThan(500);
        expect(rawPayload.includes(MARK)).toBe(false);
        expect(rawPayload.includes('customer@b.example')).toBe(false);
      }
      const after = await here.contents();
      expect(changedRows(before, after)).toEqual([]);
      if (namesById(name)) expect(after).toEqual(withOthers);
    }
    await expectSuccess(here, name, made);
  });
});

/** The fields of request bodies that are ids or lists of ids. */
const IDS = CALLS.flatMap((call) =>
  fieldsOf(call, 'body')
    .filter(({ schema }) => JSON.stringify(schema).includes(`"maximum":${MAX_ID}`))
    .map(({ name }) => ({ call, field: name })),
)
  // `upTo` marks how far an account has read, a number compared with ids; `ids` are leads, which all administrators
  // see.
  .filter(({ field }) => field !== 'upTo' && field !== 'ids');

describe('refuses ids of another account in a body', () => {
  test.each(IDS)('$field of $call', async ({ call, field }) => {
    const here = await world();
    const name = NAMED[field];
    if (!name) throw new Error(`"${field}" of "${call}": nothing makes the thing that it names`);
    const foreign = await name(here);
    // From here on, another customer has made the thing that the call itself is about.
    if (accessOf(call) === 'customer') {
      here.tokens.customer = (await unrelatedAccount(here, 'customer')).authorization.slice(7);
    }
    const made = (await MAKERS[call]?.(here)) ?? {};
    const body = made.body ?? RIGHT[call].body;
    const before = await here.contents();
    const { statusCode } = await here.send(call, { ...made, body: { ...body, [field]: foreign } });
    expect([400, 404]).toContain(statusCode);
    expect(await here.contents()).toEqual(before);
    await expectSuccess(here, call, made);
  });
});

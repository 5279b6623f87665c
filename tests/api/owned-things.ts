import { endpoints } from '../../contract/api/endpoints.ts';
import type { CallName } from '../../contract/api/paths.ts';
import { createVerifyToken } from '../../server/accounts/links.ts';
import { authOf } from './accounts.ts';
import { SMALL } from './bad-input-files.ts';
import { PASSWORD, RIGHT, type Sent, type World } from './bad-input-world.ts';
import { change, rowOf } from './rows.ts';
import { totp } from './totp.ts';

/** A mark in every text of the customer, which shows wherever another account gets at one. */
export const MARK = 'threads-of-the-customer';

/** The input of a call that should succeed: with the id of an existing thing, for instance. */
export type Made = Sent & { body?: Record<string, unknown> };

/** Makes the thing that a call is about, for the account that may make it. */
type Maker = (world: World) => Promise<Made>;

/** Makes a call that has to succeed and returns its answer. */
export async function expectSuccess(world: World, name: CallName, sent: Sent = {}) {
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
export const MAKERS: Partial<Record<CallName, Maker>> = {
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
export async function fill(world: World): Promise<void> {
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
export const NAMED: Record<string, (world: World) => Promise<unknown>> = {
  item: async (world) => (await save(world, 'hers')).id,
  before: async (world) => (await filledCollection(world)).items[0]?.id,
  attachments: async (world) => [(await upload(world)).id],
  // Only administrators handle leads.
  assignedTo: async ({ store }) => {
    const customer = store.db.selectFrom('user').select('id').where('role', '=', 'customer');
    return (await customer.executeTakeFirstOrThrow()).id;
  },
};

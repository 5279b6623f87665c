import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/api/endpoints.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { call, logIn, signUp } from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import { CALLS, RIGHT } from './bad-input-world.ts';
import { CASE, collectionWith, POST, saveFor } from './saved-things.ts';

signInAda();

/** The calls of people with an account that name something by its id. */
const NAMING = CALLS.filter(
  (name) => endpoints[name].access === 'customer' && paths[name][1].includes(':id'),
);

/** Makes what a call names by its id for Ada, and answers with the id. A call that is not here fails the tests. */
const ADAS: Partial<Record<CallName, () => Promise<number | undefined>>> = {
  endSession: async () => {
    await logIn(app.server);
    const { body } = await call(app.server, 'sessions', { token });
    return body.sessions.find(({ isCurrent }) => !isCurrent)?.id;
  },
  unsave: () => saveFor(POST),
  changeCollection: async () => (await collectionWith([])).id,
  removeCollection: async () => (await collectionWith([])).id,
  collect: async () => {
    await saveFor(POST);
    return (await collectionWith([])).id;
  },
  moveCollected: async () => (await collectionWith([POST, CASE])).items[0]?.id,
  takeOut: async () => (await collectionWith([POST])).items[0]?.id,
  shareCollection: async () => (await collectionWith([])).id,
  withdrawShare: async () => (await collectionWith([])).id,
};

/** What Ada has, in every way that she can ask for it. */
async function whatAdaHas() {
  const asked = ['me', 'sessions', 'saved', 'collections'] as const;
  return Promise.all(asked.map(async (name) => (await call(app.server, name, { token })).body));
}

describe('what is somebody else’s is not there, and stays as it is', () => {
  test.each(NAMING)('%s', async (name) => {
    const make = ADAS[name];
    if (!make) throw new Error(`how "${name}" gets an id of Ada's is not written down`);
    const id = await make();
    if (id === undefined) throw new Error(`"${name}" has nothing of Ada's`);
    const before = await whatAdaHas();
    const body = RIGHT[name].body;
    for (const who of [await signUp(app.server, 'ben@example.com'), await admin()]) {
      const answer = await call(app.server, name, { token: who, id, ...(body && { body }) });
      expect([answer.status, answer.refusal.message]).toEqual([404, 'Not found']);
    }
    expect(await whatAdaHas()).toEqual(before);
    // It is there for her.
    const hers = await call(app.server, name, { token, id, ...(body && { body }) });
    expect(hers.status).toBe(endpoints[name].status);
  });
});

test('what is named in a body is not somebody else’s either', async () => {
  const ben = await signUp(app.server, 'ben@example.com');
  const [item, collection] = [await saveFor(POST), await collectionWith([CASE])];
  const made = await call(app.server, 'makeCollection', { token: ben, body: { name: 'Mine' } });
  const { id } = made.body;
  const theirs = await call(app.server, 'collect', { token: ben, id, body: { item } });
  expect(theirs.status).toBe(404);
  const own = await saveFor(CASE, ben);
  const { body } = await call(app.server, 'collect', { token: ben, id, body: { item: own } });
  const before = collection.items[0]?.id ?? 0;
  const moved = await call(app.server, 'moveCollected', {
    token: ben,
    id: body.items[0]?.id ?? 0,
    body: { before },
  });
  expect(moved.status).toBe(404);
});

/** Signs in an administrator, who is somebody else, too. */
async function admin(): Promise<string> {
  const who = await signUp(app.server, 'admin@example.com');
  await app.store.db
    .updateTable('user')
    .set({ role: 'admin' })
    .where('email', '=', 'admin@example.com')
    .execute();
  return who;
}

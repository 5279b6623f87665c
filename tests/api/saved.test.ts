import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { SAVED_MAX } from '../../contract/api/saved.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import { call } from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import {
  CASE,
  COURSE,
  collectionNow,
  collectionWith,
  POST,
  savedBy,
  saveFor,
  savePosts,
} from './saved-things.ts';

signInAda();

const DAY = 24 * 60 * 60_000;

test('lists each saved item once, the most recent first', async () => {
  const first = await call(app.server, 'save', { token, body: POST });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ ...POST, id: expect.any(Number) });
  await saveFor(CASE);
  const again = await call(app.server, 'save', { token, body: POST });
  expect(again.body).toEqual(first.body);
  const { status, body } = await call(app.server, 'saved', { token });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([CASE, first.body]);
});

test('tells a page whether it is saved without listing all the others', async () => {
  await saveFor(POST);
  await saveFor(CASE);
  const about = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.server.inject({ url: `/api/saved?${query}`, headers });
    return answer.json().items.map(({ thing }: { thing: string }) => thing);
  };
  expect(await about(`kind=post&thing=${POST.thing}`)).toEqual([POST.thing]);
  expect(await about('kind=post&thing=another')).toEqual([]);
  expect(await about('kind=case')).toEqual([CASE.thing]);
});

test('limits the number of saved items, even for two concurrent requests for the last place', async () => {
  await savePosts(SAVED_MAX - 1);
  const answers = await Promise.all(
    [CASE, COURSE].map((body) => call(app.server, 'save', { token, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal).toEqual({ message: messages.full });
  expect(await savedBy()).toHaveLength(SAVED_MAX);
  // An item that is already saved needs no room.
  const known = await call(app.server, 'save', { token, body: { kind: 'post', thing: 'post-0' } });
  expect(known.status).toBe(200);
});

test('restores the last removed item, including its collections, when it is saved again', async () => {
  const collection = await collectionWith([POST, CASE]);
  const id = collection.items[0]?.item ?? 0;
  const { items } = (await call(app.server, 'saved', { token })).body;
  await app.store.db.updateTable('savedItem').set({ savedAt: 1 }).where('id', '=', id).execute();

  expect((await call(app.server, 'unsave', { token, id })).status).toBe(200);
  expect(await savedBy()).toEqual(['case/less-bread-in-the-bin']);
  expect((await collectionNow(collection.id)).items).toEqual([collection.items[1]]);
  expect((await call(app.server, 'unsave', { token, id })).status).toBe(404);

  const back = await call(app.server, 'save', { token, body: POST });
  expect(back.body).toEqual({ ...POST, id, savedAt: new Date(1).toISOString() });
  expect(items).toHaveLength(2);
  expect((await collectionNow(collection.id)).items).toEqual(collection.items);
});

test('removes an item for good after another removal or a day', async () => {
  const rows = () => app.store.db.selectFrom('savedItem').select('thing').execute();
  const [post, kase] = [await saveFor(POST), await saveFor(CASE)];
  await call(app.server, 'unsave', { token, id: post });
  await call(app.server, 'unsave', { token, id: kase });
  expect(await rows()).toEqual([{ thing: CASE.thing }]);

  const expire = () => removeExpired(app.store, { leadRetentionDays: 90, dataDir: app.dataDir });
  await expire();
  expect(await rows()).toHaveLength(1);
  const yesterday = Date.now() - DAY - 1000;
  await app.store.db.updateTable('savedItem').set({ removedAt: yesterday }).execute();
  await expire();
  expect(await rows()).toEqual([]);
});

import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { SAVED_MAX } from '../../contract/api/saved.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { change } from './rows.ts';
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
  const first = await asAda('save', { body: POST });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ ...POST, id: expect.any(Number) });
  await saveFor(CASE);
  expect((await asAda('save', { body: POST })).body).toEqual(first.body);
  const { status, body } = await asAda('saved');
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
  const answers = await Promise.all([CASE, COURSE].map((body) => asAda('save', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal).toEqual({ message: messages.full });
  expect(await savedBy()).toHaveLength(SAVED_MAX);
  // An item that is already saved needs no room.
  expect((await asAda('save', { body: { kind: 'post', thing: 'post-0' } })).status).toBe(200);
});

test('restores the last removed item, including its collections, when it is saved again', async () => {
  const collection = await collectionWith([POST, CASE]);
  const id = collection.items[0]?.item ?? 0;
  const { items } = (await asAda('saved')).body;
  await change(app.store, 'savedItem', { savedAt: 1 }, { id });

  expect((await asAda('unsave', { id })).status).toBe(200);
  expect(await savedBy()).toEqual(['case/less-bread-in-the-bin']);
  expect((await collectionNow(collection.id)).items).toEqual([collection.items[1]]);
  expect((await asAda('unsave', { id })).status).toBe(404);

  expect((await asAda('save', { body: POST })).body).toEqual({
    ...POST,
    id,
    savedAt: new Date(1).toISOString(),
  });
  expect(items).toHaveLength(2);
  expect((await collectionNow(collection.id)).items).toEqual(collection.items);
});

test('removes an item for good after another removal or a day', async () => {
  const rows = () => app.store.db.selectFrom('savedItem').select('thing').execute();
  const [post, kase] = [await saveFor(POST), await saveFor(CASE)];
  await asAda('unsave', { id: post });
  await asAda('unsave', { id: kase });
  expect(await rows()).toEqual([{ thing: CASE.thing }]);

  const expire = () => removeExpired(app.store, { leadRetentionDays: 90, dataDir: app.dataDir });
  await expire();
  expect(await rows()).toHaveLength(1);
  const yesterday = Date.now() - DAY - 1000;
  await change(app.store, 'savedItem', { removedAt: yesterday });
  await expire();
  expect(await rows()).toEqual([]);
});

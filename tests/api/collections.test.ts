import { expect, test } from 'vitest';
import { COLLECTION_ITEMS_MAX, COLLECTIONS_MAX } from '../../contract/api/saved.ts';
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

const make = (name: string, note?: string) =>
  call(app.server, 'makeCollection', { token, body: { name, ...(note && { note }) } });

test('creates collections, newest first, whose name and note can be changed separately', async () => {
  const first = await make('For Monday', 'Read these\nbefore the meeting.');
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    id: expect.any(Number),
    name: 'For Monday',
    note: 'Read these\nbefore the meeting.',
    sharedAt: null,
    items: [],
  });
  await make('ของฉัน');
  const { id } = first.body;
  const changed = await call(app.server, 'changeCollection', { token, id, body: { note: '' } });
  expect(changed.body).toEqual({ ...first.body, note: '' });
  const { body } = await call(app.server, 'collections', { token });
  expect(body.collections.map(({ name }) => name)).toEqual(['ของฉัน', 'For Monday']);
});

test('adds an item to the end once and keeps it saved when it is taken out', async () => {
  const { id, items } = await collectionWith([POST, CASE]);
  const [post, kase] = items;
  const again = await call(app.server, 'collect', { token, id, body: { item: post?.item } });
  expect(again.body.items).toEqual([post, kase]);
  const left = await call(app.server, 'takeOut', { token, id: post?.id ?? 0 });
  expect(left.body.items).toEqual([kase]);
  expect((await call(app.server, 'takeOut', { token, id: post?.id ?? 0 })).status).toBe(404);
  expect(await savedBy()).toHaveLength(2);
});

test('deletes a collection and keeps its items saved', async () => {
  const { id } = await collectionWith([POST]);
  expect((await call(app.server, 'removeCollection', { token, id })).status).toBe(200);
  expect((await call(app.server, 'removeCollection', { token, id })).status).toBe(404);
  expect(await savedBy()).toEqual(['post/reading-thai-invoices']);
});

test('moves items before others of their collection or to the end, or leaves them in place', async () => {
  const { id, items } = await collectionWith([POST, CASE, COURSE]);
  const [a = 0, b = 0, c = 0] = items.map((place) => place.id);
  const moved = (id: number, before: number | null) =>
    call(app.server, 'moveCollected', { token, id, body: { before } });
  const move = async (place: number, before: number | null) => {
    const { body } = await moved(place, before);
    expect((await collectionNow(id)).items).toEqual(body.items);
    return body.items.map((each) => each.id);
  };
  expect(await move(c, a)).toEqual([c, a, b]);
  expect(await move(c, null)).toEqual([a, b, c]);
  expect(await move(a, c)).toEqual([b, a, c]);
  expect(await move(a, a)).toEqual([b, a, c]);
  expect(await move(c, null)).toEqual([b, a, c]);
  const other = await collectionWith([COURSE], 'Another');
  expect((await moved(a, other.items[0]?.id ?? 0)).status).toBe(404);
  expect((await collectionNow(id)).items.map((place) => place.id)).toEqual([b, a, c]);
});

test('neither doubles nor loses items that are added, moved and taken out concurrently', async () => {
  const things = Array.from({ length: 6 }, (_, index) => ({
    kind: 'post' as const,
    thing: `post-${index}`,
  }));
  const { id, items } = await collectionWith(things);
  const more = await Promise.all([saveFor(CASE), saveFor(COURSE)]);
  const places = items.map((place) => place.id);
  const answers = await Promise.all([
    ...more.map((item) => call(app.server, 'collect', { token, id, body: { item } })),
    ...more.map((item) => call(app.server, 'collect', { token, id, body: { item } })),
    ...places
      .slice(1)
      .map((place) =>
        call(app.server, 'moveCollected', { token, id: place, body: { before: places[0] ?? 0 } }),
      ),
    call(app.server, 'takeOut', { token, id: places[5] ?? 0 }),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const now = (await collectionNow(id)).items.map(({ item }) => item);
  const expected = [...items.slice(0, 5).map(({ item }) => item), ...more];
  expect(now.toSorted()).toEqual(expected.toSorted());
  const positions = await app.store.db.selectFrom('collectionItem').select('position').execute();
  expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length);
});

test('limits the number of collections, even for two concurrent requests for the last place', async () => {
  const rows = Array.from({ length: COLLECTIONS_MAX - 1 }, (_, index) => ({
    ...{ userId: 1, name: `${index}`, note: '', createdAt: 0, sharedAt: null, shareHash: null },
  }));
  await app.store.db.insertInto('collection').values(rows).execute();
  const answers = await Promise.all([make('One'), make('Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('limits the number of items in a collection, even for two concurrent requests for the last place', async () => {
  const { id } = await collectionWith([]);
  const rows = await savePosts(COLLECTION_ITEMS_MAX - 1);
  await app.store.db
    .insertInto('collectionItem')
    .values(rows.map((row, index) => ({ collectionId: id, savedItemId: row.id, position: index })))
    .execute();
  const items = [await saveFor(CASE), await saveFor(COURSE)];
  const answers = await Promise.all(
    items.map((item) => call(app.server, 'collect', { token, id, body: { item } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await collectionNow(id)).items).toHaveLength(COLLECTION_ITEMS_MAX);
});

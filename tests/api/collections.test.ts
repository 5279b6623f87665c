import { expect, test } from 'vitest';
import { COLLECTION_ITEMS_MAX, COLLECTIONS_MAX } from '../../contract/api/saved.ts';
import { app, asAda, signInAda } from './ada.ts';
import { add, rowsOf } from './rows.ts';
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
  asAda('makeCollection', { body: { name, ...(note && { note }) } });

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
  expect((await asAda('changeCollection', { id, body: { note: '' } })).body).toEqual({
    ...first.body,
    note: '',
  });
  const { body } = await asAda('collections');
  expect(body.collections.map(({ name }) => name)).toEqual(['ของฉัน', 'For Monday']);
});

test('adds an item to the end once and keeps it saved when it is taken out', async () => {
  const { id, items } = await collectionWith([POST, CASE]);
  const [post, kase] = items;
  const again = await asAda('collect', { id, body: { item: post?.item } });
  expect(again.body.items).toEqual([post, kase]);
  const left = await asAda('removeCollected', { id: post?.id ?? 0 });
  expect(left.body.items).toEqual([kase]);
  expect((await asAda('removeCollected', { id: post?.id ?? 0 })).status).toBe(404);
  expect(await savedBy()).toHaveLength(2);
});

test('deletes a collection and keeps its items saved', async () => {
  const { id } = await collectionWith([POST]);
  expect((await asAda('removeCollection', { id })).status).toBe(200);
  expect((await asAda('removeCollection', { id })).status).toBe(404);
  expect(await savedBy()).toEqual(['post/reading-thai-invoices']);
});

test('moves items before others of their collection or to the end, or leaves them in place', async () => {
  const { id, items } = await collectionWith([POST, CASE, COURSE]);
  const [a = 0, b = 0, c = 0] = items.map((place) => place.id);
  const moved = (id: number, before: number | null) =>
    asAda('moveCollected', { id, body: { before } });
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
    ...more.map((item) => asAda('collect', { id, body: { item } })),
    ...more.map((item) => asAda('collect', { id, body: { item } })),
    ...places
      .slice(1)
      .map((place) => asAda('moveCollected', { id: place, body: { before: places[0] ?? 0 } })),
    asAda('removeCollected', { id: places[5] ?? 0 }),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const now = (await collectionNow(id)).items.map(({ item }) => item);
  const expected = [...items.slice(0, 5).map(({ item }) => item), ...more];
  expect(now.toSorted()).toEqual(expected.toSorted());
  const positions = await rowsOf(app.store, 'collectionItem');
  expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length);
});

test('limits the number of collections, even for two concurrent requests for the last place', async () => {
  const rows = Array.from({ length: COLLECTIONS_MAX - 1 }, (_, index) => ({
    userId: 1,
    name: `${index}`,
    note: '',
    createdAt: 0,
    sharedAt: null,
    shareHash: null,
  }));
  await add(app.store, 'collection', rows);
  const answers = await Promise.all([make('One'), make('Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('limits the number of items in a collection, even for two concurrent requests for the last place', async () => {
  const { id } = await collectionWith([]);
  const rows = await savePosts(COLLECTION_ITEMS_MAX - 1);
  const places = rows.map((row, position) => ({ collectionId: id, savedItemId: row.id, position }));
  await add(app.store, 'collectionItem', places);
  const items = [await saveFor(CASE), await saveFor(COURSE)];
  const answers = await Promise.all(items.map((item) => asAda('collect', { id, body: { item } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await collectionNow(id)).items).toHaveLength(COLLECTION_ITEMS_MAX);
});

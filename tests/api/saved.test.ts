import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { BodyOf } from '../../contract/api/endpoints.ts';
import { messages } from '../../contract/api/messages.ts';
import { COLLECTION_ITEMS_MAX, COLLECTIONS_MAX, SAVED_MAX } from '../../contract/api/saved.ts';
import { ADA, call, expectRefused } from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { add, change, rowsOf } from './rows.ts';

type Saved = BodyOf<'save'>;

const POST: Saved = { kind: 'post', thing: 'reading-thai-invoices' };
const CASE: Saved = { kind: 'case', thing: 'less-bread-in-the-bin' };
const COURSE: Saved = { kind: 'course', thing: 'reading-documents-with-ai' };

async function saveFor(body: Saved, who = token): Promise<number> {
  const answer = await asAda('save', { token: who, body });
  if (answer.status !== 200) throw new Error(`not saved: ${answer.status}`);
  return answer.body.id;
}

/** Stores a number of posts as saved by Ada. Returns their rows. */
async function savePosts(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    userId: 1,
    kind: 'post' as const,
    thing: `post-${index}`,
    savedAt: index,
    removedAt: null,
  }));
  await add(app.store, 'savedItem', rows);
  return rowsOf(app.store, 'savedItem');
}

/** Returns the saved items of an account as `kind/thing`, the most recent first. */
async function savedBy(who = token): Promise<string[]> {
  const { body } = await asAda('saved', { token: who });
  return body.items.map(({ kind, thing }) => `${kind}/${thing}`);
}

async function collectionWith(things: readonly Saved[], name = 'For Monday') {
  const made = await asAda('makeCollection', { body: { name } });
  for (const thing of things) {
    const item = await saveFor(thing);
    await asAda('collect', { id: made.body.id, body: { item } });
  }
  return collectionNow(made.body.id);
}

async function collectionNow(id: number) {
  const { body } = await asAda('collections');
  const found = body.collections.find((each) => each.id === id);
  if (!found) throw new Error(`there is no collection ${id}`);
  return found;
}

signInAda();

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

test('removes an item for good after another removal', async () => {
  const [post, kase] = [await saveFor(POST), await saveFor(CASE)];
  await asAda('unsave', { id: post });
  await asAda('unsave', { id: kase });
  expect(await rowsOf(app.store, 'savedItem')).toMatchObject([{ thing: CASE.thing }]);
});

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

const share = (id: number) => asAda('shareCollection', { id });

const openLink = (link: string) => call(app.server, 'sharedCollection', { body: { token: link } });

test('shows a collection to a stranger with its link, in order, without its owner', async () => {
  const { id, items } = await collectionWith([POST, CASE]);
  const { status, body } = await share(id);
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[\w-]{32}$/);
  expect((await collectionNow(id)).sharedAt).toBe(body.sharedAt);

  const shared = await openLink(body.token);
  expect(shared.status).toBe(200);
  expect(shared.body).toEqual({ name: 'For Monday', note: '', items: [POST, CASE] });
  expect(JSON.stringify(shared.body)).not.toContain(ADA.email);

  // The link shows the current collection, not a snapshot.
  await asAda('unsave', { id: items[0]?.item ?? 0 });
  await asAda('changeCollection', { id, body: { name: 'For Tuesday' } });
  expect((await openLink(body.token)).body).toEqual({
    name: 'For Tuesday',
    note: '',
    items: [CASE],
  });
});

test('invalidates a withdrawn link and issues a different one next time', async () => {
  const { id } = await collectionWith([POST]);
  const first = (await share(id)).body.token;
  expect((await asAda('withdrawShare', { id })).status).toBe(200);
  await expectRefused(openLink(first), 404, 'notFound');
  expect((await collectionNow(id)).sharedAt).toBeNull();

  const second = (await share(id)).body.token;
  expect(second).not.toBe(first);
  expect((await openLink(first)).status).toBe(404);
  expect((await openLink(second)).status).toBe(200);
  // A lost link is replaced and no longer works.
  const third = (await share(id)).body.token;
  expect((await openLink(second)).status).toBe(404);
  expect((await openLink(third)).status).toBe(200);
});

test('cannot derive links from the database', async () => {
  const { id } = await collectionWith([POST]);
  const link = (await share(id)).body.token;
  const { rows } = await sql<{ shareHash: string }>`select * from "collection"`.execute(
    app.store.db,
  );
  expect(JSON.stringify(rows)).not.toContain(link);
  expect((await openLink(rows[0]?.shareHash ?? '')).status).toBe(404);
  expect((await openLink(link.toLowerCase())).status).toBe(404);
});

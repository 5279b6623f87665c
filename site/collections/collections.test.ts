import { expect, test } from 'vitest';
import { ask, entriesOf } from './define-collection.ts';
import * as collections from './index.ts';

const { courses, posts } = collections;

/** Returns the faults of a value, field by field. */
const faults = (schema: ReturnType<typeof ask>, written: unknown) =>
  schema.safeParse(written).error?.issues.map(({ path, message }) => [path.join('.'), message]);

const idsOf = (schema: ReturnType<typeof ask>, written: unknown) =>
  schema.parse(written).map(({ id }) => id);

test('stores each collection in a folder of its name', () => {
  for (const [name, collection] of Object.entries(collections)) expect(collection.name).toBe(name);
});

test('finds an entry by its id, with the entries that it refers to', () => {
  const [post] = ask(posts, 1).parse({ from: 'posts', ids: ['why-leads-get-lost'] });
  expect(post?.author.id).toBe('napat-wongsakul');
});

test('lists the newest entries first, up to the requested number', () => {
  const dates = entriesOf(posts).map(({ date }) => date);
  const shown = ask(posts, 12).parse({ from: 'posts', limit: 2 });
  expect(shown.map(({ date }) => date)).toEqual(dates.toSorted().reverse().slice(0, 2));
  const oldest = ask(posts, 12).parse({ from: 'posts', order: 'oldest' });
  expect(oldest.map(({ date }) => date)).toEqual(dates.toSorted());
  expect(idsOf(ask(courses, 12), { from: 'courses', order: 'id' })).toEqual(
    entriesOf(courses).map(({ id }) => id),
  );
});

test('filters entries by topic and refuses a topic without any', () => {
  const about = entriesOf(posts, 'newest').filter((post) =>
    post.topics.some(({ id }) => id === 'documents'),
  );
  expect(idsOf(ask(posts, 100), { from: 'posts', topic: 'documents' })).toEqual(
    about.map(({ id }) => id),
  );
  expect(about.map(({ id }) => id)).toContain('reading-thai-invoices');
  expect(faults(ask(posts, 12), { from: 'posts', topic: 'document' })).toEqual([
    ['topic', 'no entry is about `document`: did you mean `documents`?'],
  ]);
});

test('accepts each named entry once, and no filter beside names', () => {
  const ids = ['why-leads-get-lost'];
  expect(faults(ask(posts, 12), { from: 'posts', ids: [...ids, ...ids] })).toEqual([
    ['ids', 'names an entry twice: remove one'],
  ]);
  expect(faults(ask(posts, 12), { from: 'posts', ids, limit: 1 })).toEqual([
    ['ids', 'lists the entries: remove topic, order, limit and skip'],
  ]);
});

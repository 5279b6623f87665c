import { expect, test } from 'vitest';
import { ask, entriesOf, reference } from './define-collection.ts';
import * as collections from './index.ts';

const { courses, people, posts } = collections;

/** Returns the faults of a value, field by field. */
const faults = (schema: ReturnType<typeof ask>, written: unknown) =>
  schema.safeParse(written).error?.issues.map(({ path, message }) => [path.join('.'), message]);

const idsOf = (schema: ReturnType<typeof ask>, written: unknown) =>
  schema.parse(written).map(({ id }) => id);

test('each collection stands in a folder of its name', () => {
  for (const [name, collection] of Object.entries(collections)) expect(collection.name).toBe(name);
});

test('an entry is found by its id, with what it refers to', () => {
  const [post] = ask(posts, 1).parse({ from: 'posts', ids: ['why-leads-get-lost'] });
  expect(post?.author.id).toBe('napat-wongsakul');
});

test('what names no entry is refused with the nearest one', () => {
  const wrong = { from: 'people', ids: ['napat-wongsakul', 'malee-tongdee'] };
  expect(faults(ask(people, 12), wrong)).toEqual([
    ['ids.1', 'content/people has no `malee-tongdee`: did you mean `malee-thongdee`?'],
  ]);
  expect(reference(people).safeParse('nobody-at-all').error?.issues[0]?.message).toBe(
    'content/people has no `nobody-at-all`',
  );
});

test('what is not named comes the newest first, as many as are asked for', () => {
  const dates = entriesOf(posts).map(({ date }) => date);
  const shown = ask(posts, 12).parse({ from: 'posts', limit: 2 });
  expect(shown.map(({ date }) => date)).toEqual(dates.toSorted().reverse().slice(0, 2));
  const oldest = ask(posts, 12).parse({ from: 'posts', order: 'oldest' });
  expect(oldest.map(({ date }) => date)).toEqual(dates.toSorted());
  expect(idsOf(ask(courses, 12), { from: 'courses', order: 'id' })).toEqual(
    entriesOf(courses).map(({ id }) => id),
  );
});

test('a topic leaves what is about it; one that nothing is about is refused', () => {
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

test('entries are named once each, and then nothing else is said', () => {
  const ids = ['why-leads-get-lost'];
  expect(faults(ask(posts, 12), { from: 'posts', ids: [...ids, ...ids] })).toEqual([
    ['ids', 'has a duplicate entry'],
  ]);
  expect(faults(ask(posts, 12), { from: 'posts', ids, limit: 1 })).toEqual([
    ['ids', 'lists the entries, so topic, order, limit and skip are not allowed'],
  ]);
});

import { expect, test } from 'vitest';
import { departments } from './departments.ts';

type Post = Parameters<typeof departments>[0][number];

const post = (id: string, ...topics: string[]) =>
  ({ id, topics: topics.map((topic) => ({ id: topic, name: topic })) }) as unknown as Post;

test('shows each post under one topic, and gives each topic one while there are any', () => {
  const [lead, a, b, c] = [
    post('lead', 'law'),
    post('a', 'thai', 'data'),
    post('b', 'data', 'thai'),
    post('c', 'thai'),
  ];
  const found = departments([a, b, c], [lead, a, b, c]);
  expect(
    found.map(({ id, posts, shown }) => [id, posts.length, shown.map((each) => each.id)]),
  ).toEqual([
    ['thai', 3, ['a', 'c']],
    // Not `a`, although it comes first: it is about Thai as well as data.
    ['data', 2, ['b']],
    ['law', 1, []],
  ]);
});

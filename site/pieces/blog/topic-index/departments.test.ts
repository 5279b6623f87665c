import { expect, test } from 'vitest';
import { departments } from './departments.ts';

type Post = Parameters<typeof departments>[0][number];

const post = (id: string, ...topics: string[]) =>
  ({ id, topics: topics.map((topic) => ({ id: topic, name: topic })) }) as unknown as Post;

test('each post stands under one topic, and each topic has one while there are any', () => {
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
    // Not `a`, which comes first: it is about Thai, and about data as well.
    ['data', 2, ['b']],
    ['law', 1, []],
  ]);
});

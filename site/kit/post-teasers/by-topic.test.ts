import { expect, test } from 'vitest';
import { byTopic } from './by-topic.ts';

type Post = Parameters<typeof byTopic>[0][number];

const post = (id: string, ...topics: string[]) =>
  ({ id, topics: topics.map((topic) => ({ id: topic, name: topic })) }) as unknown as Post;

test('lists a post under each of its topics, the largest topic first', () => {
  const topics = byTopic([post('a', 'law'), post('b', 'thai', 'data'), post('c', 'data')]);
  expect(topics.map(({ name, posts }) => [name, posts.map(({ id }) => id)])).toEqual([
    ['data', ['b', 'c']],
    ['law', ['a']],
    ['thai', ['b']],
  ]);
});

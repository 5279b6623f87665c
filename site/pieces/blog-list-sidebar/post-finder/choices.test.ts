import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choicesOf, MOST_CHOICES } from './choices.ts';

const post = (id: string, author: string, ...topics: string[]) => ({
  id,
  author: { id: author, name: author },
  topics: topics.map((topic) => ({ id: topic, name: topic })),
});

test('numbers topics and authors together, the fullest first, and gives a post its own numbers', () => {
  const posts = [
    post('a', 'nok', 'law'),
    post('b', 'lek', 'data'),
    post('c', 'lek', 'data', 'law'),
  ];
  const { topics, authors, numbersOf } = choicesOf([...posts, post('d', 'lek', 'data')]);
  expect(topics.map(({ key, number, count }) => [key, number, count])).toEqual([
    ['data', 1, 3],
    ['law', 2, 2],
  ]);
  expect(authors.map(({ key, number, count }) => [key, number, count])).toEqual([
    ['lek', 3, 3],
    ['nok', 4, 1],
  ]);
  expect(posts.map(numbersOf)).toEqual([
    [2, 4],
    [1, 3],
    [1, 2, 3],
  ]);
});

test('has a style rule for every possible choice', () => {
  const css = readFileSync('site/pieces/blog-list-sidebar/post-finder/post-finder.css', 'utf8');
  const numbers = [
    ...css.matchAll(/:has\(\[value="(\d+)"\]:checked\) \[data-of\]:not\(\[data-of~="(\d+)"\]\)/g),
  ];
  expect(numbers.map(([, value, of]) => [Number(value), Number(of)])).toEqual(
    Array.from({ length: MOST_CHOICES }, (_, index) => [index + 1, index + 1]),
  );
});

import { expect, test } from 'vitest';
import { withEarlier, withNewest } from './message-pages.ts';

/** Messages from one id to another. */
const page = (from: number, to: number, next: number | null = null) => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at })),
  next,
});

test.each([
  ['nothing is loaded', undefined, page(51, 100, 51), page(51, 100, 51)],
  ['nothing has come in', page(51, 100, 51), page(51, 100, 51), page(51, 100, 51)],
  ['earlier pages are loaded', page(1, 100), page(51, 100, 51), page(1, 100)],
  ['some have come in', page(51, 100, 51), page(53, 102, 53), page(51, 102, 51)],
  ['some may be missing in between', page(1, 50), page(71, 120, 71), page(71, 120, 71)],
  ['there are none', page(1, 0), page(1, 0), page(1, 0)],
])('adds the newest page where %s', (_, known, newest, expected) => {
  expect(withNewest(known, newest)).toEqual(expected);
});

test('puts a page of earlier messages first, once', () => {
  const once = withEarlier(page(51, 100, 51), 51, page(11, 50, 11));
  expect(once).toEqual(page(11, 100, 11));
  expect(withEarlier(once, 51, page(11, 50, 11))).toEqual(once);
});

import { expect, test } from 'vitest';
import { longDate } from '../../contract/format.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { episodes } from '../../site/collections/episodes/index.ts';
import { notices } from '../../site/collections/notices/index.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { addresses } from './pages.ts';

/** The days of entries, by their Thai format: `9 พฤศจิกายน 2569`. */
const days = new Map(
  [...entriesOf(posts), ...entriesOf(episodes), ...entriesOf(notices)].map(({ date }) => [
    longDate('th', date),
    date,
  ]),
);

test('marks the day of an entry written with its Buddhist year in machine-readable form', () => {
  const seen = new Set<string>();
  const bare = addresses
    .filter(({ lang }) => lang === 'th')
    .flatMap(({ path, $ }) =>
      $('main *')
        // Days in body texts and pictures are other days.
        .not('.body *')
        .filter((_, element) => $(element).children().length === 0 && days.has($(element).text()))
        .toArray()
        .flatMap((element) => {
          const day = $(element).text();
          seen.add(day);
          const dateTime = $(element).closest('time').attr('datetime');
          return dateTime === days.get(day) ? [] : [`${path}: ${day}, ${dateTime}`];
        }),
    );
  expect(bare).toEqual([]);
  expect([...days.keys()].filter((day) => !seen.has(day))).toEqual([]);
  for (const day of days.keys()) expect(day).toMatch(/ 25\d\d$/);
});

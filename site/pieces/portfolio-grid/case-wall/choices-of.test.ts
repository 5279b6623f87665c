import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELDS, WORKS } from '../../../collections/projects/schema.ts';
import { choicesOf } from './choices-of.ts';

test('offers only filters that match a case, with their counts', () => {
  const choices = choicesOf([
    { field: 'trade', work: 'answers' },
    { field: 'food', work: 'answers' },
    { field: 'trade', work: 'flows' },
  ]);
  expect(choices).toEqual([
    { value: 'trade', count: 2 },
    { value: 'food', count: 1 },
    { value: 'answers', count: 2 },
    { value: 'flows', count: 1 },
  ]);
});

test('has a style rule for every field and every kind of work', () => {
  const sheet = readFileSync('site/pieces/portfolio-grid/case-wall/case-wall.css', 'utf8');
  for (const value of [...FIELDS, ...WORKS]) {
    expect(sheet).toContain(
      `.case-wall:has([value="${value}"]:checked) [data-in]:not([data-in~="${value}"])`,
    );
  }
});

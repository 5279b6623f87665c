import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELDS, WORKS } from '../../../collections/projects/schema.ts';
import { choicesOf } from './choices-of.ts';

test('a wall is narrowed by what its cases are of, and no choice leaves nothing', () => {
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

test('the sheet knows every field and every kind of work', () => {
  const sheet = readFileSync('site/pieces/portfolio-grid/case-wall/case-wall.css', 'utf8');
  for (const value of [...FIELDS, ...WORKS]) {
    expect(sheet).toContain(
      `.case-wall:has([value="${value}"]:checked) [data-in]:not([data-in~="${value}"])`,
    );
  }
});

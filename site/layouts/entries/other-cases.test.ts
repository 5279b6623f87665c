import { expect, test } from 'vitest';
import type { Project } from '../../collections/projects/schema.ts';
import { otherCases } from './other-cases.ts';

const project = (id: string, field: string, work: string) =>
  ({ id, field, work, url: `/${id}` }) as unknown as Project;

const all = [
  project('a', 'trade', 'answers'),
  project('b', 'food', 'flows'),
  project('c', 'health', 'flows'),
  project('d', 'trade', 'flows'),
];

test('a case points at two others, those most like it first', () => {
  expect(otherCases('a', all).map(({ id }) => id)).toEqual(['d', 'b']);
  expect(otherCases('d', all).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('among equals the next one comes first, so that each is pointed at', () => {
  const alike = ['a', 'b', 'c', 'd'].map((id) => project(id, 'food', 'flows'));
  expect(otherCases('c', alike).map(({ id }) => id)).toEqual(['d', 'a']);
});

test('a case without a page is not pointed at', () => {
  const without = [...all.slice(0, 3), { ...all[3], url: undefined } as Project];
  expect(otherCases('a', without).map(({ id }) => id)).toEqual(['b', 'c']);
});

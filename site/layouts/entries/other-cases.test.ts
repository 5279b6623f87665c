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

test('links a case to the two most similar others', () => {
  expect(otherCases('a', all).map(({ id }) => id)).toEqual(['d', 'b']);
  expect(otherCases('d', all).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('breaks ties in turn, so that every case is linked to', () => {
  const alike = ['a', 'b', 'c', 'd'].map((id) => project(id, 'food', 'flows'));
  expect(otherCases('c', alike).map(({ id }) => id)).toEqual(['d', 'a']);
});

test('does not link to a case without a page', () => {
  const without = [...all.slice(0, 3), { ...all[3], url: undefined } as Project];
  expect(otherCases('a', without).map(({ id }) => id)).toEqual(['b', 'c']);
});

import { expect, test } from 'vitest';
import { personDays } from './days-of.ts';

test('half days on something else are not paid for', () => {
  expect(personDays({ people: ['yyyyoooooo', '..oo......'] })).toBe(6);
});

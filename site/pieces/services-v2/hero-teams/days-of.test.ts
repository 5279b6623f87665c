import { expect, test } from 'vitest';
import { personDays } from './days-of.ts';

test('charges nothing for half days on other work', () => {
  expect(personDays({ people: ['yyyyoooooo', '..oo......'] })).toBe(6);
});

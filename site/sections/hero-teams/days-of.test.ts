import { expect, test } from 'vitest';
import { personDays, priceOfDay } from './days-of.ts';

test('half days on something else are not paid for', () => {
  expect(personDays({ people: ['yyyyoooooo', '..oo......'] })).toBe(6);
});

test('a day of one person is the week by the days worked, to the nearest hundred baht', () => {
  expect(priceOfDay({ people: ['yyoooooooo', 'oooooooooo', 'yyyyyyoooo'] }, 165_000)).toBe(11_000);
  expect(priceOfDay({ people: ['oooooooo..', '.......oo.'] }, 46_667)).toBe(9_300);
});

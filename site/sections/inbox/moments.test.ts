import { expect, test } from 'vitest';
import { momentsIn } from './moments.ts';

const words = { today: 'T', yesterday: 'Y' };
const BANGKOK = 'Asia/Bangkok';

test.each([
  ['en', '21 November 2026', '21 Nov 2026, 06:30'],
  ['th', '21 พฤศจิกายน 2569', '21 พ.ย. 2569, 06:30'],
] as const)('a moment in %s, in the era of the language (thai.md 7)', (lang, day, full) => {
  const moments = momentsIn(lang, words, BANGKOK);
  const moment = '2026-11-20T23:30:00.000Z';
  expect(moments.day(moment, new Date('2027-01-01T00:00:00Z'))).toBe(day);
  expect(moments.full(moment)).toBe(full);
  expect(moments.time(moment)).toBe('06:30');
});

test('midnight is 00, not 24', () => {
  expect(momentsIn('en', words, BANGKOK).time('2026-11-20T17:05:00Z')).toBe('00:05');
});

test('the two newest days go by their names, as the reader’s clock counts them', () => {
  const { day } = momentsIn('th', words, BANGKOK);
  const now = new Date('2026-11-21T02:00:00Z');
  expect(day('2026-11-20T17:00:00Z', now)).toBe('T');
  expect(day('2026-11-20T16:59:00Z', now)).toBe('Y');
  expect(day('2026-11-19T16:59:00Z', now)).toBe('19 พฤศจิกายน 2569');
});

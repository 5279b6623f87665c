import { expect, test } from 'vitest';
import { inboxDateFormats } from './date-formats.ts';

const { day } = inboxDateFormats('th', { today: 'T', yesterday: 'Y' }, 'Asia/Bangkok');

test('names the two most recent days by the reader’s clock', () => {
  const now = Date.parse('2026-11-21T02:00:00Z');
  expect(day('2026-11-20T17:00:00Z', now)).toBe('T');
  expect(day('2026-11-20T16:59:00Z', now)).toBe('Y');
  expect(day('2026-11-19T16:59:00Z', now)).toBe('19 พฤศจิกายน 2569');
});

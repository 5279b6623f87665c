import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  clockTime,
  dateFormats,
  datePart,
  fullDate,
  longDate,
  money,
  price,
  priceRange,
  shortDay,
  timeRange,
  yearIn,
} from './format.ts';
import { LANGS } from './lang.ts';

describe.each(LANGS)('formats money in %s', (lang) => {
  test('uses the narrow currency sign, Arabic digits and decimals', () => {
    expect(money(lang, 1490, 'THB')).toBe('฿1,490.00');
    expect(money(lang, 15.99, 'USD')).toBe('$15.99');
    expect(money(lang, 14.5, 'USD')).toBe('$14.50');
  });

  test('rounds a sum of floating-point cents to whole cents', () => {
    expect(money(lang, 15.99 * 12, 'USD')).toBe('$191.88');
    expect(price(lang, 0.1 + 0.2, 'USD')).toBe('$0.30');
  });

  test('omits the decimals of a price only when it is whole', () => {
    expect(price(lang, 1490, 'THB')).toBe('฿1,490');
    expect(price(lang, 1490.5, 'THB')).toBe('฿1,490.50');
    expect(price(lang, 149_000, 'USD')).toBe('$149,000');
  });
});

test('formats dates in the common era in English and the Buddhist era in Thai', () => {
  expect(longDate('en', '2026-11-21')).toBe('November 21, 2026');
  expect(longDate('th', '2026-11-21')).toBe('21 พฤศจิกายน 2569');
  expect(fullDate('en', '2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(fullDate('th', '2026-11-21')).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569');
  expect(shortDay('en', '2026-11-21')).toBe('Sat, Nov 21');
  expect(shortDay('th', '2026-11-21')).toBe('เสาร์ 21 พ.ย.');
});

test('formats single parts of a date', () => {
  expect(datePart('en', '2027-03-11', 'month')).toBe('March');
  expect(datePart('en', '2027-03-11', 'month', 'short')).toBe('Mar');
  expect(datePart('th', '2027-03-11', 'month', 'short')).toBe('มี.ค.');
  expect(datePart('th', '2027-03-11', 'year')).toBe('2570');
  expect(yearIn('en', 2021)).toBe('2021');
  expect(yearIn('th', 2021)).toBe('2564');
});

test('formats a moment with the date at its own place', () => {
  expect(longDate('en', '2027-03-11T01:00:00+07:00')).toBe('March 11, 2027');
  expect(longDate('th', '2027-03-11T23:30:00+07:00')).toBe('11 มีนาคม 2570');
});

describe('formats dates for a reader west of Greenwich', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  test('formats days and moments independently of which is formatted first', async () => {
    process.env['TZ'] = 'America/New_York';
    for (const isMomentFirst of [true, false]) {
      vi.resetModules();
      const fresh = await import('./format.ts');
      const day = () => expect(fresh.longDate('en', '2026-11-21')).toBe('November 21, 2026');
      const moment = () =>
        expect(fresh.dateFormats('en').date('2026-11-21T02:00:00Z')).toBe('November 20, 2026');
      for (const written of isMomentFirst ? [moment, day] : [day, moment]) written();
    }
  });
});

test('ends Thai times with น. and no break before it', () => {
  expect(clockTime('en', '09:30')).toBe('09:30');
  expect(clockTime('th', '09:30')).toBe('09.30\u00a0น.');
  expect(timeRange('en', '09:30', '10:15')).toBe('09:30–10:15');
  expect(timeRange('th', '09:30', '10:15')).toBe('09.30–10.15\u00a0น.');
});

test.each([
  ['en', '06:30', 'November 21, 2026', 'Nov 21, 2026, 06:30'],
  ['th', '06.30\u00a0น.', '21 พฤศจิกายน 2569', '21 พ.ย. 2569, 06.30\u00a0น.'],
] as const)('formats a moment in %s in a given time zone (thai.md 7)', (lang, time, date, both) => {
  const { time: timeOf, date: dateOf, dateAndTime } = dateFormats(lang, 'Asia/Bangkok');
  for (const moment of ['2026-11-20T23:30:00.000Z', Date.UTC(2026, 10, 20, 23, 30)]) {
    expect(timeOf(moment)).toBe(time);
    expect(dateOf(moment)).toBe(date);
    expect(dateAndTime(moment)).toBe(both);
  }
});

test('writes midnight as 00, not 24', () => {
  expect(dateFormats('en', 'Asia/Bangkok').time('2026-11-20T17:05:00Z')).toBe('00:05');
});

test.each(LANGS)('writes the currency sign of a price range once in %s', (lang) => {
  expect(priceRange(lang, 45_000, 70_000, 'THB')).toBe('฿45,000–70,000');
  expect(priceRange(lang, 9.5, 12, 'USD')).toBe('$9.50–12');
  expect(priceRange(lang, 900, 900, 'THB')).toBe('฿900');
});

test('returns an unreadable moment unchanged', () => {
  const { time, date, shortDate, dateAndTime } = dateFormats('th');
  for (const write of [time, date, shortDate, dateAndTime]) expect(write('soon')).toBe('soon');
});

import { expect, test } from 'vitest';
import { wording } from '../../contract/content-wording.ts';
import {
  announcementOn,
  announcements,
  dayInCompany,
  holidays,
  holidaysFrom,
  startOf,
} from './calendar.ts';

const words = { en: 'Closed', th: 'ปิดทำการ' };
const line = (from: string, until: string) => ({ from, until, text: words });
const faults = (written: unknown) =>
  announcements
    .safeParse(written, { error: wording })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('shows an announcement from its first to its last day, in the time zone of the company', () => {
  const all = [line('2026-12-01', '2026-12-05'), line('2026-12-10', '2026-12-10')];
  expect(faults(all)).toBeUndefined();
  expect(announcementOn(all, '2026-12-05')).toBe(all[0]);
  expect(announcementOn(all, '2026-12-06')).toBe(all[1]);
  expect(announcementOn(all, '2026-12-11')).toBeUndefined();
  expect(dayInCompany(new Date('2026-12-05T17:00:00Z'))).toBe('2026-12-06');
  expect(new Date(startOf('2026-12-06')).toISOString()).toBe('2026-12-05T17:00:00.000Z');
});

test('refuses announcements that overlap or end before they begin, and dates that are none', () => {
  expect(faults([line('2026-12-01', '2026-11-05')])).toEqual([
    ['0.until', 'is before `from`: write a later day'],
  ]);
  expect(faults([line('2026-12-01', '2026-12-05'), line('2026-12-05', '2026-12-07')])).toEqual([
    ['1.from', 'must be after 2026-12-05, when the one before ends'],
  ]);
  expect(faults([line('1/12/2026', '2026-12-05')])).toEqual([
    ['0.from', 'is not a date: write it as 2027-03-11'],
  ]);
});

test('lists the next four holidays in order, today included', () => {
  const days = holidays.parse(
    ['2027-01-01', '2026-12-07', '2026-12-31', '2027-04-13', '2027-04-06', '2026-10-23'].map(
      (date) => ({ date, name: words }),
    ),
  );
  expect(holidaysFrom(days, '2026-12-07').map(({ date }) => date)).toEqual([
    '2026-12-07',
    '2026-12-31',
    '2027-01-01',
    '2027-04-06',
  ]);
});

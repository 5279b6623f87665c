import { expect, test } from 'vitest';
import { eventDate, eventHours } from './event-date.ts';

const morning = (day: string) => `${day}T09:00:00+07:00`;
const evening = (day: string) => `${day}T17:30:00+07:00`;

test('formats one day, and days within one month, two months and two years', () => {
  expect(eventDate('en', morning('2026-11-21'), evening('2026-11-21'))).toEqual({
    days: '21',
    lines: ['November', '2026'],
  });
  expect(eventDate('en', morning('2027-03-11'), evening('2027-03-12'))).toEqual({
    days: '11–12',
    lines: ['March', '2027'],
  });
  expect(eventDate('en', morning('2027-03-30'), evening('2027-04-01'))).toEqual({
    days: '30–1',
    lines: ['Mar–Apr', '2027'],
  });
  expect(eventDate('en', morning('2027-12-30'), evening('2028-01-01'))).toEqual({
    days: '30–1',
    lines: ['Dec 2027–', 'Jan 2028'],
  });
});

test('writes Thai years in the Buddhist era with four digits', () => {
  expect(eventDate('th', morning('2027-03-11'), evening('2027-03-12'))).toEqual({
    days: '11–12',
    lines: ['มีนาคม', '2570'],
  });
});

test('dates an early morning in Bangkok by the local day', () => {
  const [start, end] = ['2027-03-11T05:00:00+07:00', evening('2027-03-11')];
  expect(eventDate('en', start, end).days).toBe('11');
  expect(eventHours('en', start, end)).toBe('05:00–17:30');
});

test('says to which day the hours belong when there are several', () => {
  const [start, end] = [morning('2027-03-11'), evening('2027-03-12')];
  expect(eventHours('en', start, end)).toBe('Thu\u00a009:00\u00a0– Fri\u00a017:30');
  expect(eventHours('th', start, end)).toBe(
    'พฤหัส\u00a009.00\u00a0น.\u00a0– ศุกร์\u00a017.30\u00a0น.',
  );
});

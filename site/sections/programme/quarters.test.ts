import { expect, test } from 'vitest';
import { dayStart, quartersOf } from './quarters.ts';
import type { Session } from './slots.ts';

const session = (start: string, end: string) => ({ start, end }) as Session;

test('days begin where the earliest of them does', () => {
  const days = [
    { sessions: [session('09:00', '10:00')] },
    { sessions: [session('09:30', '10:00'), session('08:30', '09:15')] },
  ];
  expect(dayStart(days)).toBe(8 * 60 + 30);
});

test('a row is a quarter of an hour', () => {
  expect(quartersOf(session('09:15', '10:00'), 510)).toEqual({ 'data-row': 4, 'data-span': 3 });
  expect(quartersOf(session('08:30', '08:40'), 510)).toEqual({ 'data-row': 1, 'data-span': 2 });
});

import { expect, test } from 'vitest';
import { halfHour, linesOf, timeOf } from './half-hours.ts';

test.each(['00:00', '07:30', '20:00'])('converts %s to half hours and back', (time) => {
  expect(timeOf(halfHour(time))).toBe(time);
});

test('draws a line for each time at which an entry begins', () => {
  const entries = [
    { lane: 1, from: '08:00', to: '09:00' },
    { lane: 1, from: '10:00', to: '10:30' },
    { lane: 2, from: '07:30', to: '08:30' },
  ];
  const lines = linesOf(entries, 2).map(
    ({ time, cells }) => `${time}: ${cells.map((cell) => `${cell.lane}×${cell.lines}`).join(' ')}`,
  );
  expect(lines).toEqual(['07:30: 1×1 2×2', '08:00: 1×1', '10:00: 1×1 2×1']);
});

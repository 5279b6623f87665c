import { expect, test } from 'vitest';
import { halfHour, linesOf, timeOf } from './half-hours.ts';

test.each(['00:00', '07:30', '20:00'])('converts %s to half hours and back', (time) => {
  expect(timeOf(halfHour(time))).toBe(time);
});

test('draws an entry as one cell and each free half hour as one', () => {
  const entries = [
    { lane: 1, from: '08:00', to: '09:00' },
    { lane: 1, from: '10:00', to: '10:30' },
    { lane: 2, from: '07:30', to: '08:30' },
  ];
  const lines = linesOf(entries, 2);
  expect(lines.map(({ time }) => time)).toEqual([
    '07:30',
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
  ]);
  const cells = lines.map((line) => line.cells.map(({ lane, lines: many }) => [lane, many]));
  expect(cells).toEqual([
    [
      [1, 1],
      [2, 2],
    ],
    [[1, 2]],
    [[2, 1]],
    [
      [1, 1],
      [2, 1],
    ],
    [
      [1, 1],
      [2, 1],
    ],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
});

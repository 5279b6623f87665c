import { expect, test } from 'vitest';
import { afterWork, minuteOf, whenOpen } from './working-time.ts';

/** Thursday to Wednesday; the third and fourth day are closed. */
const working = { opens: minuteOf('08:30'), closes: minuteOf('17:30'), closed: [2, 3] };
const at = (day: number, time: string) => (day - 1) * 24 * 60 + minuteOf(time);

test.each([
  ['by day', at(1, '09:12'), at(1, '09:12')],
  ['before it opens', at(1, '06:00'), at(1, '08:30')],
  ['in the evening', at(1, '20:30'), at(2, '08:30')],
  ['as it closes', at(1, '17:30'), at(2, '08:30')],
  ['on Friday evening', at(2, '18:40'), at(5, '08:30')],
  ['at the weekend', at(4, '11:05'), at(5, '08:30')],
])('starts work that arrives %s within working hours', (_when, came, open) => {
  expect(whenOpen(came, working)).toBe(open);
});

test.each([
  ['within a day', at(1, '09:00'), 120, at(1, '11:00')],
  ['to the minute at which it closes', at(1, '16:30'), 60, at(1, '17:30')],
  ['over night', at(1, '16:30'), 120, at(2, '09:30')],
  ['over the weekend', at(2, '16:10'), 330, at(5, '12:40')],
  ['for two days', at(5, '08:30'), 2 * 540, at(6, '17:30')],
])('continues work %s', (_how, from, minutes, until) => {
  expect(afterWork(from, minutes, working)).toBe(until);
});

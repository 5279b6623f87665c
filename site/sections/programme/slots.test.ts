import { expect, test } from 'vitest';
import { type Session, slotsOf } from './slots.ts';

const session = (start: string, end: string, room?: string): Session => ({
  start,
  end,
  title: `${start} ${room}`,
  body: undefined,
  speakers: [],
  room,
  isBreak: false,
});

test('sessions one after the other each have a slot, in the order of time', () => {
  const slots = slotsOf([session('10:00', '10:30'), session('09:00', '10:00', 'Hall')]);
  expect(slots.map(({ start, end, columns }) => [start, end, columns])).toEqual([
    ['09:00', '10:00', 1],
    ['10:00', '10:30', 1],
  ]);
});

test('sessions that overlap share a slot, a column a room and a line a time', () => {
  const [slot, ...others] = slotsOf([
    session('09:00', '10:30', 'Hall'),
    session('09:00', '09:40', 'Studio'),
    session('09:40', '10:30', 'Studio'),
  ]);
  expect(others).toEqual([]);
  expect(slot?.columns).toBe(2);
  expect(slot?.sessions.map(({ title, column, from, to }) => [title, column, from, to])).toEqual([
    ['09:00 Hall', 1, 1, 3],
    ['09:00 Studio', 2, 1, 2],
    ['09:40 Studio', 2, 2, 3],
  ]);
});

test('a room keeps its place in every slot of the day that it is in', () => {
  const slots = slotsOf([
    session('09:00', '10:00', 'Hall'),
    session('09:00', '10:00', 'Studio'),
    session('10:00', '11:00', 'Studio'),
    session('10:15', '11:00', 'Hall'),
  ]);
  expect(slots.map(({ sessions }) => sessions.map(({ room, column }) => [room, column]))).toEqual([
    [
      ['Hall', 1],
      ['Studio', 2],
    ],
    [
      ['Studio', 2],
      ['Hall', 1],
    ],
  ]);
});

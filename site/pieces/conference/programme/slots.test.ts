import { expect, test } from 'vitest';
import { type Session, timetableOf } from './slots.ts';

const session = (start: string, end: string, room?: string): Session => ({
  start,
  end,
  title: `${start} ${room}`,
  body: undefined,
  kind: undefined,
  language: undefined,
  facts: [],
  speakers: [],
  room,
  isBreak: false,
});

test('gives consecutive sessions a slot each, in order of time', () => {
  const { rooms, slots } = timetableOf([
    session('10:00', '10:30'),
    session('09:00', '10:00', 'Hall'),
  ]);
  expect(rooms).toEqual([]);
  expect(slots.map(({ start, end }) => [start, end])).toEqual([
    ['09:00', '10:00'],
    ['10:00', '10:30'],
  ]);
});

test('puts overlapping sessions into one slot, with a column per room and a row per start', () => {
  const { rooms, slots } = timetableOf([
    session('09:00', '10:30', 'Hall'),
    session('09:00', '09:40', 'Studio'),
    session('09:40', '10:30', 'Studio'),
  ]);
  expect(rooms).toEqual(['Hall', 'Studio']);
  expect(slots).toHaveLength(1);
  expect(slots[0]?.sessions.map(({ title, column, rows }) => [title, column, rows])).toEqual([
    ['09:00 Hall', 1, 2],
    ['09:00 Studio', 2, 1],
    ['09:40 Studio', 2, 1],
  ]);
});

test('keeps a room’s column in every slot of the day', () => {
  const { slots } = timetableOf([
    session('09:00', '10:00', 'Hall'),
    session('09:00', '10:00', 'Studio'),
    session('10:00', '11:00', 'Studio'),
    session('10:15', '11:00', 'Garden'),
  ]);
  expect(slots.map(({ sessions }) => sessions.map(({ room, column }) => [room, column]))).toEqual([
    [
      ['Hall', 1],
      ['Studio', 2],
    ],
    [
      ['Studio', 2],
      ['Garden', 3],
    ],
  ]);
});

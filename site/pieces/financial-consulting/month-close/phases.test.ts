import { expect, test } from 'vitest';
import { countOn, daysDone, stateOn, type Task } from './phases.ts';

const bank: Task = {
  name: 'Bank',
  phases: [
    { from: 1, state: 'waits', who: 'Kwang', what: 'Three lines' },
    { from: 3, state: 'person', who: 'Kwang' },
  ],
};
const stock: Task = {
  name: 'Stock',
  phases: [
    { from: 1, state: 'later' },
    { from: 2, state: 'waits', who: 'Kwang', what: 'Two items' },
    { from: 5, state: 'alone' },
  ],
};
const bills: Task = {
  name: 'Bills',
  phases: [{ from: 1, state: 'waits', who: 'Aom', what: 'Nine bills' }],
};

test('keeps a state until the next begins, and the last one until the end', () => {
  const states = (task: Task) => [1, 2, 3, 4, 5].map((day) => stateOn(day, task).state);
  expect(states(bank)).toEqual(['waits', 'waits', 'person', 'person', 'person']);
  expect(states(stock)).toEqual(['later', 'waits', 'waits', 'waits', 'alone']);
  expect([bank, stock, bills].map(daysDone)).toEqual([[3, 4, 5], [5], []]);
});

test('counts finished tasks per day and who the rest waits for, the busiest first', () => {
  expect(countOn(1, [bank, stock, bills])).toEqual({
    done: 0,
    alone: 0,
    waits: [
      { who: 'Kwang', count: 1 },
      { who: 'Aom', count: 1 },
    ],
  });
  expect(countOn(2, [bills, bank, stock]).waits).toEqual([
    { who: 'Kwang', count: 2 },
    { who: 'Aom', count: 1 },
  ]);
  expect(countOn(5, [bank, stock, bills])).toMatchObject({
    done: 2,
    alone: 1,
    waits: [{ who: 'Aom' }],
  });
});

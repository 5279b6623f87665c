import { expect, test } from 'vitest';
import { countOn, doneOn, phasesWithDays, type Task } from './phases.ts';

const bank: Task = {
  name: 'Bank',
  phases: [
    { from: 1, state: 'waits', who: 'Kwang', what: 'Three lines' },
    { from: 3, state: 'person', who: 'Kwang', what: 'All match' },
  ],
};
const stock: Task = {
  name: 'Stock',
  phases: [
    { from: 1, state: 'later', what: 'Not counted' },
    { from: 2, state: 'waits', who: 'Kwang', what: 'Two items' },
    { from: 5, state: 'alone', what: 'Counted' },
  ],
};
const bills: Task = {
  name: 'Bills',
  phases: [{ from: 1, state: 'waits', who: 'Aom', what: 'Nine bills' }],
};

test('lasts until the next phase begins, and the last one until the end', () => {
  expect(phasesWithDays(bank).map(({ days }) => days)).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  expect(doneOn(bank)).toEqual([3, 4, 5]);
  expect(doneOn(bills)).toEqual([]);
});

test('counts finished tasks per day and who the rest waits for, the busiest first', () => {
  expect(countOn(1, [bank, stock, bills])).toEqual({
    done: 0,
    waits: [
      { who: 'Kwang', count: 1 },
      { who: 'Aom', count: 1 },
    ],
  });
  expect(countOn(2, [bills, bank, stock]).waits).toEqual([
    { who: 'Kwang', count: 2 },
    { who: 'Aom', count: 1 },
  ]);
  expect(countOn(5, [bank, stock, bills])).toMatchObject({ done: 2, waits: [{ who: 'Aom' }] });
});

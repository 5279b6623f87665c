import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** Reads from 500 rows synchronously, as SQLite does. */
const read = async (after: number, most: number) =>
  Array.from({ length: Math.min(most, 500 - after) }, (_, at) => ({ id: after + at + 1 }));

test('reads all rows once, in order, and yields to other work in between', async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const ids: number[] = [];
  for await (const id of inBatches(read, (row) => row.id)) ids.push(id);
  isOver = true;
  expect(ids).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
  expect(turns).toBeGreaterThan(8);
});

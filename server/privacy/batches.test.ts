import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { inBatches } from './batches.ts';

test('reads all rows once, in order, and yields to other work in between', async () => {
  const db = new Kysely<{ row: { id: number } }>({ dialect: await openSqlite(':memory:') });
  await db.schema.createTable('row').addColumn('id', 'integer').execute();
  const all = Array.from({ length: 500 }, (_, at) => at + 1);
  const values = all.toReversed().map((id) => ({ id }));
  await db.insertInto('row').values(values).execute();
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const ids: number[] = [];
  for await (const id of inBatches(db.selectFrom('row').selectAll(), (row) => row.id)) ids.push(id);
  isOver = true;
  expect(ids).toEqual(all);
  expect(turns).toBeGreaterThan(8);
});

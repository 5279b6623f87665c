import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';

/** The number of rows read at once: a few messages of maximum length are a megabyte. */
const BATCH = 50;

/**
 * Reads the rows of a query in batches, ordered by ID, on demand, and lets other tasks run in between. Each batch
 * contains the rows as they are when it is read.
 * @param toEntry converts a row
 * @param column with the ID, if several tables of the query have one
 */
export async function* inBatches<Database, Table extends keyof Database, Row, Entry>(
  query: SelectQueryBuilder<Database, Table, Row & { id: number }>,
  toEntry: (row: Row & { id: number }) => Entry,
  column = 'id',
): AsyncGenerator<Entry, void> {
  const id = sql.ref<number>(column);
  for (let after = 0; ; ) {
    const rows = await query.where(id, '>', after).orderBy(id).limit(BATCH).execute();
    for (const row of rows) yield toEntry(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
    // SQLite answers synchronously, and so may the socket: no other request would run before the last row.
    await setImmediate();
  }
}

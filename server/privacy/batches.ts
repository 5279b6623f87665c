import { setImmediate } from 'node:timers/promises';

/** How many rows are read at once: a few messages of the greatest length are a megabyte. */
const BATCH = 50;

/**
 * Reads rows by their ids, a batch at a time, when they are asked for; everything else has its turn in between. What
 * changes meanwhile is as it is when its batch is read.
 * @param read answers with at most so many rows after an id, in the order of their ids
 * @param toEntry makes of a row what is wanted of it
 */
export async function* inBatches<Row extends { id: number }, Entry>(
  read: (after: number, most: number) => Promise<Row[]>,
  toEntry: (row: Row) => Entry,
): AsyncGenerator<Entry, void> {
  for (let after = 0; ; ) {
    const rows = await read(after, BATCH);
    for (const row of rows) yield toEntry(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
    // SQLite answers at once, and so may the socket: no other request would have a turn before the last row.
    await setImmediate();
  }
}

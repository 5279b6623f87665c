import { setImmediate } from 'node:timers/promises';

/** The number of rows read at once: a few messages of maximum length are a megabyte. */
const BATCH = 50;

/**
 * Reads rows by their IDs in batches, on demand, and lets other tasks run in between. Each batch contains the rows as
 * they are when it is read.
 * @param read returns at most `most` rows after an ID, ordered by ID
 * @param toEntry converts a row
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
    // SQLite answers synchronously, and so may the socket: no other request would run before the last row.
    await setImmediate();
  }
}

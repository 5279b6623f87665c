import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownFiles } from '../store/attachments.ts';
import type { Store } from '../store/database.ts';

/** How many files are looked up at once. */
const BATCH = 500;

/**
 * Removes the files of messages that have gone, and what a server that was killed has left of others. The youngest
 * stay: a file is in its place a moment before its row is.
 * @param until how old a file has to be, in milliseconds since 1970
 * @returns how many it removed
 */
export async function removeUnknownFiles(
  store: Store,
  folder: string,
  until: number,
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (let from = 0; from < names.length; from += BATCH) {
    for (const name of await unknownFiles(store, names.slice(from, from + BATCH))) {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs >= until) continue;
      removed += await rm(file).then(
        () => 1,
        () => 0,
      );
    }
  }
  return removed;
}

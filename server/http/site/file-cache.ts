import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coalesce } from './coalesce.ts';

const KB = 1024;
/** Pages are small; larger files are streamed. */
const FILE_MAX = 256 * KB;
const ALL_MAX = 32 * KB * KB;

/**
 * Keeps the most recently read small files of a build in memory, up to 32 MB.
 * @param stampOf returns a value that changes with the file; undefined if there is none
 * @returns the file's current bytes; undefined if it does not exist or is large
 */
export function fileCache(
  dir: string,
  stampOf: (file: string) => Promise<{ stamp: string; size: number } | undefined>,
): (file: string) => Promise<Buffer | undefined> {
  const cached = new Map<string, { stamp: string; bytes: Buffer }>();
  let size = 0;

  function forget(file: string): void {
    size -= cached.get(file)?.bytes.length ?? 0;
    cached.delete(file);
  }

  return coalesce(async (file) => {
    const now = await stampOf(file);
    const before = cached.get(file);
    if (now !== undefined && before?.stamp === now.stamp) return before.bytes;
    if (now === undefined || now.size > FILE_MAX) {
      forget(file);
      return undefined;
    }
    const bytes = await readFile(join(dir, file)).catch(() => undefined);
    // Another read may have finished first; its entry is outdated.
    forget(file);
    // The file was written a moment ago, so the next request reads it again.
    if (bytes?.length !== now.size) return bytes;
    cached.set(file, { stamp: now.stamp, bytes });
    size += bytes.length;
    for (const oldest of cached.keys()) {
      if (size <= ALL_MAX) break;
      forget(oldest);
    }
    return bytes;
  });
}

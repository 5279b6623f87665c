import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coalesce } from './coalesce.ts';

const KB = 1024;
/** Pages are small; what is larger is streamed. */
const FILE_MAX = 256 * KB;
const ALL_MAX = 32 * KB * KB;

/**
 * Keeps the small files of a build that were read last in memory: 32 MB of them.
 * @param stampOf what tells whether a file has changed; undefined when there is none
 * @returns a file's bytes, as they are on the disk now; undefined when there is none, or it is large
 */
export function fileCache(
  dir: string,
  stampOf: (file: string) => Promise<{ stamp: string; size: number } | undefined>,
): (file: string) => Promise<Buffer | undefined> {
  const kept = new Map<string, { stamp: string; bytes: Buffer }>();
  let size = 0;

  function forget(file: string): void {
    size -= kept.get(file)?.bytes.length ?? 0;
    kept.delete(file);
  }

  return coalesce(async (file) => {
    const now = await stampOf(file);
    const before = kept.get(file);
    if (now !== undefined && before?.stamp === now.stamp) return before.bytes;
    if (now === undefined || now.size > FILE_MAX) {
      forget(file);
      return undefined;
    }
    const bytes = await readFile(join(dir, file)).catch(() => undefined);
    // Another reading may have come before this one: what it kept no longer counts.
    forget(file);
    // Written to just now: the next one who asks reads it anew.
    if (bytes?.length !== now.size) return bytes;
    kept.set(file, { stamp: now.stamp, bytes });
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= ALL_MAX) break;
      forget(oldest);
    }
    return bytes;
  });
}

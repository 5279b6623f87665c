import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from '../store/outbox.ts';

export const mailFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Returns the file name of an entry's mail within the folder. */
export const mailFile = ({ id, kind }: Pick<Entry, 'id' | 'kind'>): string => `${id}-${kind}.eml`;

/**
 * Writes a mail to a folder when there is no mail server: an `.eml` file, written atomically. Overwrites an earlier one of
 * the same entry.
 */
export async function writeMail(dataDir: string, entry: Entry, message: Buffer): Promise<void> {
  const folder = mailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, mailFile(entry));
  const part = `${file}.${process.pid}.part`;
  // Only readable by the operator, because it contains links that open accounts.
  try {
    await writeFile(part, message, { mode: 0o600, flush: true });
    await rename(part, file);
  } catch (error) {
    // On a full disk, a partial file would block everything else.
    await rm(part, { force: true });
    throw error;
  }
}

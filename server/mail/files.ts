import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from '../store/outbox.ts';

export const mailFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Returns the file name of an entry's mail within the folder. */
export const mailFile = ({ id, kind }: Pick<Entry, 'id' | 'kind'>): string => `${id}-${kind}.eml`;

/** Writes mails to a folder when there is no mail server: one `.eml` file each, written atomically. */
export function mailFiles(dataDir: string) {
  const folder = mailFolder(dataDir);
  return {
    /** Writes a mail, and overwrites an earlier one of the same entry. */
    write: async (entry: Entry, message: Buffer): Promise<void> => {
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
    },
  };
}

import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from '../store/outbox.ts';

/** The folder of the mails that are written to files. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The file of an entry's mail, within the folder. */
export const mailFile = ({ id, kind }: Pick<Entry, 'id' | 'kind'>): string => `${id}-${kind}.eml`;

/** Where mails go when there is no mail server: one `.eml` file each, there as a whole or not at all. */
export function mailFiles(dataDir: string) {
  const folder = mailFolder(dataDir);
  return {
    /** Writes a mail; one that is written again takes the place of the first. */
    write: async (entry: Entry, message: Buffer): Promise<void> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, mailFile(entry));
      const part = `${file}.${process.pid}.part`;
      // Only for the operator: there are links in it that open accounts.
      const handle = await open(part, 'w', 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
        await rename(part, file);
      } catch (error) {
        // On a full disk it would be in the way of everything else.
        await rm(part, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
    },
  };
}

import { mkdir, statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { storedBytes } from '../store/attachments.ts';
import type { Store } from '../store/database.ts';
import { attachmentFolder } from './files.ts';

const KILOBYTE = 1024;

interface Parts {
  config: Pick<Config, 'dataDir' | 'attachmentsMax' | 'diskFreeMin'>;
  store: Store;
  limits: Limits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Releases a reservation.
 * @param stored how many of its bytes now belong to a stored file
 */
export type Release = (stored?: number) => void;

/**
 * Tracks the disk space that uploads use. Space is reserved before a file arrives, so that many simultaneous uploads
 * cannot all pass the same check. Of other servers on the same database only the stored files are seen.
 */
export function uploadSpace({ config, store, limits, log }: Parts) {
  const folder = attachmentFolder(config.dataDir);
  /** The bytes that are reserved. */
  let reserved = 0;
  let isRefusing = false;

  const check = async (pending: number, isStored: boolean): Promise<void> => {
    const { diskFreeMin: least, attachmentsMax: most } = config;
    const [{ bavail, bsize }, stored] = await Promise.all([
      statfs(folder),
      isStored ? storedBytes(store) : 0,
    ]);
    const free = bavail * bsize - pending;
    const taken = stored + pending;
    const isDiskFull = free < least;
    if (!isDiskFull && !(isStored && taken > most)) {
      isRefusing = false;
      return;
    }
    // Logs once instead of for each upload.
    if (!isRefusing && isDiskFull)
      log.warn({ free, least }, 'uploads are refused: the disk is nearly full');
    else if (!isRefusing)
      log.warn({ taken, most }, 'attachments are refused: their quota is used up');
    isRefusing = true;
    throw new Refusal('storageFull');
  };

  const reserve = async (bytes: number, isStored: boolean): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    reserved += bytes;
    try {
      // With what is reserved before the query: a file that is stored meanwhile may count twice, but never not at all.
      await check(reserved, isStored);
    } catch (error) {
      reserved -= bytes;
      throw error;
    }
  };

  return {
    /** Reserves space for a temporary file; throws the Refusal `storageFull` when the disk is nearly full. */
    reserveTemporarily: async (bytes: number): Promise<Release> => {
      await reserve(bytes, false);
      return () => {
        reserved -= bytes;
      };
    },
    /**
     * Reserves space for a file that is stored.
     * @param address the sender's address, as limits count it
     * @throws Refusal `tooMany` when too much has come from this address today, `storageFull` when there is no space
     *   left
     */
    reserve: async (bytes: number, address: string): Promise<Release> => {
      const kilobytes = Math.ceil(bytes / KILOBYTE);
      await limits.count('uploadKilobytes', address, kilobytes);
      const refund = (unused: number) => {
        if (unused <= 0) return;
        limits.refund('uploadKilobytes', address, unused).catch((err: unknown) => {
          log.warn({ err }, 'an upload could not be refunded to its rate limit');
        });
      };
      try {
        await reserve(bytes, true);
      } catch (error) {
        refund(kilobytes);
        throw error;
      }
      return (size = 0) => {
        reserved -= bytes;
        refund(kilobytes - Math.ceil(size / KILOBYTE));
      };
    },
  };
}

export type UploadSpace = ReturnType<typeof uploadSpace>;

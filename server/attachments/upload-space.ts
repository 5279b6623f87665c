import { mkdir, statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { storedBytes } from '../store/attachments.ts';
import type { Store } from '../store/database.ts';
import { attachmentFolder } from './files.ts';

/** The time for which the total size of all stored files is cached, in milliseconds. */
const CACHED_FOR = 10_000;

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
 * cannot all pass the same check. Of other servers on the same database only the stored files are seen, up to `CACHED_FOR`
 * late.
 */
export function uploadSpace({ config, store, limits, log }: Parts) {
  const folder = attachmentFolder(config.dataDir);
  /** The bytes that are reserved; the bytes stored when they were last summed up, and by this server since then. */
  let reserved = 0;
  let stored = 0;
  let storedSince = 0;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let measuring: Promise<void> | undefined;
  let isRefusing = false;

  const sumStoredFiles = async (): Promise<void> => {
    const before = storedSince;
    stored = await storedBytes(store);
    // Files stored during the query may be included in its result, and then count twice until the next one.
    storedSince -= before;
    freshUntil = performance.now() + CACHED_FOR;
  };

  const measure = async (): Promise<void> => {
    if (performance.now() < freshUntil) return;
    measuring ??= sumStoredFiles().finally(() => {
      measuring = undefined;
    });
    await measuring;
  };

  const refuse = (figures: object, reason: string): never => {
    // Logs once instead of for each upload.
    if (!isRefusing) log.warn(figures, reason);
    isRefusing = true;
    throw new Refusal('storageFull');
  };

  const reserve = async (bytes: number, isStored: boolean): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const [{ bavail, bsize }] = await Promise.all([statfs(folder), isStored && measure()]);
    const free = bavail * bsize - reserved - bytes;
    if (free < config.diskFreeMin) {
      refuse({ free, least: config.diskFreeMin }, 'uploads are refused: the disk is nearly full');
    }
    const taken = stored + storedSince + reserved + bytes;
    if (isStored && taken > config.attachmentsMax) {
      refuse(
        { taken, most: config.attachmentsMax },
        'attachments are refused: their quota is used up',
      );
    }
    isRefusing = false;
    reserved += bytes;
  };

  return {
    /**
     * Reserves space for a temporary file.
     * @throws Refusal `storageFull` when the disk is nearly full
     */
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
        storedSince += size;
        refund(kilobytes - Math.ceil(size / KILOBYTE));
      };
    },
  };
}

export type UploadSpace = ReturnType<typeof uploadSpace>;

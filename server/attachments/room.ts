import { mkdir, statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { storedBytes } from '../store/attachments.ts';
import type { Store } from '../store/database.ts';
import { attachmentFolder } from './files.ts';

/** For how long the sum of all stored files is taken as known, in milliseconds. */
const FRESH = 10_000;

const KILOBYTE = 1024;

interface Parts {
  config: Pick<Config, 'dataDir' | 'attachmentsMax' | 'diskFreeMin'>;
  store: Store;
  limits: Limits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Gives a reservation back.
 * @param stored how many bytes of it are a stored file now
 */
export type Release = (stored?: number) => void;

/**
 * Keeps account of the disk that uploads take. Room is reserved before a file comes in, so that many at once cannot all
 * pass the same check. Other servers of the same database are seen with their stored files alone, and up to `FRESH`
 * late.
 */
export function fileRoom({ config, store, limits, log }: Parts) {
  const folder = attachmentFolder(config.dataDir);
  /** Bytes that are reserved; bytes stored when they were summed up, and by this server since. */
  let reserved = 0;
  let stored = 0;
  let storedSince = 0;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let measuring: Promise<void> | undefined;
  let isRefusing = false;

  const sumUp = async (): Promise<void> => {
    const before = storedSince;
    stored = await storedBytes(store);
    // What was stored while the sum was made may be in it, and counts twice until the next one.
    storedSince -= before;
    freshUntil = performance.now() + FRESH;
  };

  const measure = async (): Promise<void> => {
    if (performance.now() < freshUntil) return;
    measuring ??= sumUp().finally(() => {
      measuring = undefined;
    });
    await measuring;
  };

  const refuse = (figures: object, reason: string): never => {
    // Once, and not for each upload.
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
      refuse({ taken, most: config.attachmentsMax }, 'files are refused: they take all their room');
    }
    isRefusing = false;
    reserved += bytes;
  };

  return {
    /**
     * Reserves room for a file that is deleted again.
     * @throws Refusal `storageFull` when the disk is nearly full
     */
    reserveForNow: async (bytes: number): Promise<Release> => {
      await reserve(bytes, false);
      return () => {
        reserved -= bytes;
      };
    },
    /**
     * Reserves room for a file that is stored.
     * @param address what its sender is counted by
     * @throws Refusal `tooMany` when too much has come from there today, `storageFull` when there is no room for it
     */
    reserve: async (bytes: number, address: string): Promise<Release> => {
      const kilobytes = Math.ceil(bytes / KILOBYTE);
      await limits.count('uploadKilobytes', address, kilobytes);
      const giveBack = (unused: number) => {
        if (unused <= 0) return;
        limits.refund('uploadKilobytes', address, unused).catch((err: unknown) => {
          log.warn({ err }, 'an upload could not be taken back from its limit');
        });
      };
      try {
        await reserve(bytes, true);
      } catch (error) {
        giveBack(kilobytes);
        throw error;
      }
      return (size = 0) => {
        reserved -= bytes;
        storedSince += size;
        giveBack(kilobytes - Math.ceil(size / KILOBYTE));
      };
    },
  };
}

export type FileRoom = ReturnType<typeof fileRoom>;

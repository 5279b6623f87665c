import type { FastifyInstance, FastifyRequest } from 'fastify';
import { comparable } from '../../contract/redirects.ts';
import type { Store } from '../store/database.ts';
import { countMissedAddresses } from '../store/missed-addresses.ts';
import { mayBePersonal } from '../store/searches.ts';
import { isForReader } from './client.ts';
import { pathOf } from './path.ts';

/** The maximum length of a path that is kept, in UTF-16 code units. */
const PATH_MAX = 200;

/** The interval between two writes, in milliseconds, and the maximum number of different paths in one. */
const BATCH_INTERVAL = 60_000;
const BATCH_MAX = 200;

/** What programs look for that search for weaknesses: other systems' files and folders, and hidden ones. */
const NOISE = /\/(?:wp-|wordpress|cgi-bin|phpmyadmin|vendor\/|xmlrpc|\.)|\/\/|[%\\<>"'`{}|\p{Cc}]/u;

/** Extensions of pages and documents; other files are parts of pages, or of other systems. */
const OF_PAGES = /^[^.]*(?:\.(?:html?|pdf))?$/;

/** Returns a path as it is counted: decoded, in lower case, without a slash at the end; undefined if it isn't. */
export function countedPath(path: string): string | undefined {
  // Encoded, a Thai character has nine.
  if (path.length > 9 * PATH_MAX) return undefined;
  const counted = comparable(path);
  if (counted.length > PATH_MAX || NOISE.test(counted) || !OF_PAGES.test(counted)) return undefined;
  return mayBePersonal(counted) ? undefined : counted;
}

export type MissedAddresses = ReturnType<typeof missedAddresses>;

/**
 * Counts the addresses of pages that were asked for and not found: in memory, and written once a minute and when the
 * server stops, so that a flood of wrong addresses costs the database nothing.
 */
export function missedAddresses(app: FastifyInstance, store: Store) {
  let waiting = new Map<string, number>();

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const counts = waiting;
    waiting = new Map();
    try {
      await countMissedAddresses(store, counts);
    } catch (error) {
      app.log.error({ err: error }, 'addresses that were not found could not be counted');
    }
  }

  const timer = setInterval(write, BATCH_INTERVAL).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });

  return {
    count: (request: FastifyRequest): void => {
      if (!isForReader(request)) return;
      const path = countedPath(pathOf(request.originalUrl));
      if (path === undefined || (waiting.size >= BATCH_MAX && !waiting.has(path))) return;
      waiting.set(path, (waiting.get(path) ?? 0) + 1);
    },
  };
}

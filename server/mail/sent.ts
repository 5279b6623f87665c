import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/database.ts';
import { markSent } from '../store/outbox.ts';

/**
 * For how long marks are gathered, in milliseconds: each write waits for the disk, and holds up
 * whoever else writes. A process that is killed within this time leaves its mails to be sent again.
 */
const GATHER = 25;

/**
 * Notes what has been sent, several at a time. What cannot be noted, because the database is out of
 * reach, is remembered until it can.
 */
export function sentMarks(store: Store) {
  const unwritten = new Set<number>();
  let writing: Promise<void> | undefined;

  async function write(wait: number): Promise<void> {
    await sleep(wait);
    while (unwritten.size > 0) {
      const ids = [...unwritten];
      await markSent(store, ids);
      for (const id of ids) unwritten.delete(id);
    }
  }

  const flush = (wait = 0): Promise<void> => {
    writing ??= write(wait).finally(() => {
      writing = undefined;
    });
    return writing;
  };

  return {
    /** Notes that an entry has been sent. */
    add: (id: number): void => {
      unwritten.add(id);
      // What fails now is tried again with the next flush.
      flush(GATHER).catch(() => {});
    },
    /** Writes down what has not been yet. Rejects when the database is out of reach. */
    flush: async (): Promise<void> => {
      if (unwritten.size > 0) await flush();
    },
  };
}

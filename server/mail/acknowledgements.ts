import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/database.ts';
import { markSent } from '../store/outbox.ts';

/**
 * For how long acknowledgements are gathered, in milliseconds: each write waits for the disk, and holds up other
 * writers. A process that is killed within this time leaves its mails to be sent again.
 */
const GATHER = 25;

/**
 * Acknowledges in the outbox what has been sent, several entries at a time. What cannot be acknowledged, because the
 * database is out of reach, is remembered until it can.
 */
export function acknowledgements(store: Store) {
  const pending = new Set<number>();
  let writing: Promise<void> | undefined;

  async function write(wait: number): Promise<void> {
    await sleep(wait);
    while (pending.size > 0) {
      const ids = [...pending];
      await markSent(store, ids);
      for (const id of ids) pending.delete(id);
    }
  }

  const flush = (wait = 0): Promise<void> => {
    writing ??= write(wait).finally(() => {
      writing = undefined;
    });
    return writing;
  };

  return {
    /** Acknowledges an entry soon. */
    add: (id: number): void => {
      pending.add(id);
      // What fails now is tried again with the next flush.
      flush(GATHER).catch(() => {});
    },
    /** Writes what is pending. Rejects when the database is out of reach. */
    flush: async (): Promise<void> => {
      if (pending.size > 0) await flush();
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/database.ts';
import { markSent } from '../store/outbox.ts';

/**
 * The time for which acknowledgments are collected, in milliseconds: each write waits for the disk and blocks other
 * writers. If the process is killed within this time, the mails are sent again.
 */
const GATHER = 25;

/**
 * Acknowledges sent entries in the outbox in batches. Acknowledgments that fail because the database is unreachable are
 * kept until it is reachable.
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
      // Failed acknowledgments are retried with the next flush.
      flush(GATHER).catch(() => {});
    },
    /** Writes pending acknowledgments. Rejects when the database is unreachable. */
    flush: async (): Promise<void> => {
      if (pending.size > 0) await flush();
    },
  };
}

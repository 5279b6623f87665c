import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '../store/outbox.ts';

/** The interval at which a queue polls the database for due entries, in milliseconds. */
const POLL_INTERVAL = 1000;
/** The minimum time between batches, in milliseconds: with `BATCH_SIZE`, at most 200 entries are sent per second. */
const BATCH_INTERVAL = 100;
/** The number of entries claimed at once. */
const BATCH_SIZE = 20;
/** The event loop utilization above which the process is busy; mail can wait, visitors cannot. */
const BUSY_UTILIZATION = 0.9;
/** The maximum duration of an attempt, in milliseconds; a lease is twice as long. */
export const ATTEMPT_MAX = 30_000;

/** The outcome of an attempt; one that was not started does not count. */
export type Outcome = 'done' | 'failed' | 'not started';

interface Parts {
  /** Claims up to `limit` due entries. */
  claim: (limit: number) => Promise<Entry[]>;
  /** Never rejects. */
  attempt: (entry: Entry) => Promise<Outcome>;
  /** Releases entries that were claimed but not started. */
  release: (entries: readonly Entry[]) => Promise<void>;
  /** The number of entries attempted at the same time. */
  workers: number;
  /** Called after each poll, with the error if the database did not respond. */
  onPoll: (error: unknown) => void;
}

/**
 * A queue with its workers. It claims a batch of due entries, lets its workers attempt them, and polls again:
 * immediately if there is more, otherwise after a second or when woken.
 */
export function workerQueue({ claim, attempt, release, workers, onPoll }: Parts) {
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;

  /** Entries to release as soon as the database responds. */
  let notStarted: Entry[] = [];

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

  /** Processes one batch; returns whether there may be more, and whether no attempt succeeded. */
  async function processBatch(): Promise<{ isFull: boolean; allFailed: boolean }> {
    await releaseNotStarted();
    const batch = await claim(BATCH_SIZE);
    const waiting = [...batch];
    let done = 0;
    const worker = async () => {
      for (;;) {
        const [next] = waiting;
        if (!next || stopping.signal.aborted) return;
        // If it started this late, it could still be running when another server claims it.
        if (Date.now() + ATTEMPT_MAX > next.leasedUntil) return;
        waiting.shift();
        const outcome = await attempt(next);
        if (outcome === 'done') done += 1;
        if (outcome === 'not started') notStarted.push(next);
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
    notStarted.push(...waiting);
    await releaseNotStarted();
    return { isFull: batch.length === BATCH_SIZE, allFailed: batch.length > 0 && done === 0 };
  }

  async function releaseNotStarted(): Promise<void> {
    if (notStarted.length > 0) await release(notStarted);
    notStarted = [];
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const before = performance.eventLoopUtilization();
      woken = Promise.withResolvers();
      let last = { isFull: false, allFailed: false };
      try {
        last = await processBatch();
        onPoll(undefined);
      } catch (error) {
        onPoll(error);
        last.allFailed = true;
      }
      await pause(BATCH_INTERVAL);
      const isBusy = performance.eventLoopUtilization(before).utilization > BUSY_UTILIZATION;
      // If nothing gets through, continuing would only use up attempts.
      if (last.allFailed || (last.isFull && isBusy)) await pause(POLL_INTERVAL - BATCH_INTERVAL);
      else if (!last.isFull)
        await Promise.race([woken.promise, pause(POLL_INTERVAL - BATCH_INTERVAL)]);
    }
  }

  return {
    start: (): void => {
      running ??= run();
    },
    /** Makes the queue poll soon. Costs next to nothing, however often it is called. */
    wake: (): void => woken.resolve(),
    /** Starts nothing more; resolves when all started attempts have finished. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '../store/outbox.ts';

/** How often a queue asks the database for what has become due, in milliseconds. */
const POLL = 1000;
/** The shortest time from one batch to the next: with `BATCH`, at most 200 are sent in a second. */
const PACE = 100;
/** How many are taken at once. */
const BATCH = 20;
/** From which share of its time on the process counts as busy; mail can wait, visitors cannot. */
const BUSY = 0.9;
/** The longest that one attempt may take; a lease is twice as long. */
export const ATTEMPT = 30_000;

/** What became of an attempt; one that was not started does not count. */
export type Outcome = 'done' | 'failed' | 'not started';

interface Parts {
  /** Takes up to so many entries that are due. */
  claim: (limit: number) => Promise<Entry[]>;
  /** Never rejects. */
  attempt: (entry: Entry) => Promise<Outcome>;
  /** Gives back what was taken and not started. */
  release: (entries: readonly Entry[]) => Promise<void>;
  /** How many workers attempt entries at the same time. */
  workers: number;
  /** Told of each poll that the database did not answer (the error), and of each that it did. */
  onPoll: (error: unknown) => void;
}

/**
 * A queue with its workers. It takes a batch of what is due, has its workers attempt it, and polls again: at once for
 * more, and when it is woken or a second has passed otherwise.
 */
export function workerQueue({ claim, attempt, release, workers, onPoll }: Parts) {
  const stopping = new AbortController();
  const wakeUp = wakeUpCall();
  let running: Promise<void> | undefined;

  /** To be given back, as soon as the database answers. */
  let notStarted: Entry[] = [];

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

  /** Works off one batch; answers whether there may be more, and whether nothing went well. */
  async function workOffBatch(): Promise<{ isFull: boolean; allFailed: boolean }> {
    await giveBack();
    const batch = await claim(BATCH);
    const waiting = [...batch];
    let done = 0;
    const worker = async () => {
      for (;;) {
        const [next] = waiting;
        if (!next || stopping.signal.aborted) return;
        // Started so late, it could still be going on when another server takes it.
        if (Date.now() + ATTEMPT > next.leasedUntil) return;
        waiting.shift();
        const outcome = await attempt(next);
        if (outcome === 'done') done += 1;
        if (outcome === 'not started') notStarted.push(next);
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
    notStarted.push(...waiting);
    await giveBack();
    return { isFull: batch.length === BATCH, allFailed: batch.length > 0 && done === 0 };
  }

  async function giveBack(): Promise<void> {
    if (notStarted.length > 0) await release(notStarted);
    notStarted = [];
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const before = performance.eventLoopUtilization();
      wakeUp.reset();
      let last = { isFull: false, allFailed: false };
      try {
        last = await workOffBatch();
        onPoll(undefined);
      } catch (error) {
        onPoll(error);
        last.allFailed = true;
      }
      await pause(PACE);
      const isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
      // Where nothing gets through, more of the same would only use up its attempts.
      if (last.allFailed || (last.isFull && isBusy)) await pause(POLL - PACE);
      else if (!last.isFull) await wakeUp.wait(POLL - PACE, stopping.signal);
    }
  }

  return {
    start: (): void => {
      running ??= run();
    },
    /** Has it poll soon. Costs next to nothing, however often. */
    wake: wakeUp.call,
    /** Starts nothing more; resolves when what was started is over. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}

/** Lets one wait for a call; a call without a waiter is kept until the next `reset`. */
function wakeUpCall() {
  let called = false;
  let waiter: (() => void) | undefined;
  return {
    call: (): void => {
      called = true;
      waiter?.();
    },
    reset: (): void => {
      called = false;
    },
    /** Resolves after a call, after `ms`, or when the signal says so. */
    wait: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        if (called || signal.aborted) return resolve();
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          waiter = undefined;
          resolve();
        };
        const timer = setTimeout(end, ms);
        signal.addEventListener('abort', end);
        waiter = end;
      }),
  };
}

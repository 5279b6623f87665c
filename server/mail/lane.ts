import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '../store/outbox.ts';

/** How often a lane looks for what has become due, in milliseconds. */
const POLL = 1000;
/** The shortest time between two looks: with `BATCH`, at most 200 are sent in a second. */
const PACE = 100;
/** How many are taken at once. */
const BATCH = 20;
/** From which share of its time on the process counts as busy; mail can wait, visitors cannot. */
const BUSY = 0.9;
/** The longest that one attempt may take; a lease is twice as long. */
export const ATTEMPT = 30_000;

/** What became of an attempt; one that was not begun does not count. */
export type Outcome = 'done' | 'failed' | 'not begun';

interface Parts {
  /** Takes up to so many entries that are due. */
  claim: (limit: number) => Promise<Entry[]>;
  /** Never rejects. */
  attempt: (entry: Entry) => Promise<Outcome>;
  /** Gives back what was taken and not begun. */
  release: (entries: readonly Entry[]) => Promise<void>;
  /** How many attempts go on at the same time. */
  parallel: number;
  /** Told of each look that the database did not answer (the error), and of each that it did. */
  onLook: (error: unknown) => void;
}

/**
 * Works off what is due, in rounds: takes some, attempts them, and looks again: at once for more, and
 * when it is woken or a second has passed otherwise.
 */
export function openLane({ claim, attempt, release, parallel, onLook }: Parts) {
  const stopping = new AbortController();
  const bell = doorbell();
  let running: Promise<void> | undefined;

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

  /** To be given back, as soon as the database answers. */
  let unbegun: Entry[] = [];

  /** Works off one batch; answers whether there may be more, and whether nothing went well. */
  async function round(): Promise<{ isFull: boolean; allFailed: boolean }> {
    await giveBack();
    const batch = await claim(BATCH);
    const waiting = [...batch];
    let done = 0;
    const worker = async () => {
      for (;;) {
        const [next] = waiting;
        if (!next || stopping.signal.aborted) return;
        // Begun so late, it could still be going on when another server takes it.
        if (Date.now() + ATTEMPT > next.leasedUntil) return;
        waiting.shift();
        const outcome = await attempt(next);
        if (outcome === 'done') done += 1;
        if (outcome === 'not begun') unbegun.push(next);
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    unbegun.push(...waiting);
    await giveBack();
    return { isFull: batch.length === BATCH, allFailed: batch.length > 0 && done === 0 };
  }

  async function giveBack(): Promise<void> {
    if (unbegun.length > 0) await release(unbegun);
    unbegun = [];
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const before = performance.eventLoopUtilization();
      bell.reset();
      let next = { isFull: false, allFailed: false };
      try {
        next = await round();
        onLook(undefined);
      } catch (error) {
        onLook(error);
        next.allFailed = true;
      }
      await pause(PACE);
      const isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
      // Where nothing gets through, more of the same would only use up its attempts.
      if (next.allFailed || (next.isFull && isBusy)) await pause(POLL - PACE);
      else if (!next.isFull) await bell.wait(POLL - PACE, stopping.signal);
    }
  }

  return {
    start: (): void => {
      running ??= run();
    },
    /** Has it look soon. Costs next to nothing, however often. */
    wake: bell.ring,
    /** Begins nothing more; resolves when what was begun is over. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}

/** Lets one wait for a ring; a ring that nobody waits for is kept until the next `reset`. */
function doorbell() {
  let rung = false;
  let waiter: (() => void) | undefined;
  return {
    ring: (): void => {
      rung = true;
      waiter?.();
    },
    reset: (): void => {
      rung = false;
    },
    /** Resolves after a ring, after `ms`, or when the signal says so. */
    wait: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        if (rung || signal.aborted) return resolve();
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '../../contract/api/messages.ts';

/** The client that an API call is made for. */
interface Caller {
  /** The address as limits count it. */
  address: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Tells work that is queued deep inside a library which client it is for. */
export const caller = new AsyncLocalStorage<Caller>();

interface Limits {
  /** The maximum number of running tasks. */
  atOnce?: number;
  /** The maximum number of waiting tasks, in total and per key. */
  maxWaiting?: number;
  maxWaitingPerKey?: number;
}

interface Owner {
  /** The key that turns are shared by: a client's address. */
  key?: string;
  /** Aborted when no caller waits for the result any more. */
  signal?: AbortSignal;
}

interface Turn {
  start: () => void;
  refuse: (error: Refusal) => void;
}

/**
 * Runs a bounded number of tasks at once and queues the others fairly by key: a client with many tasks delays others by
 * one of them and not by all. When the queue is full, the client with the most tasks makes room. Hashing a password,
 * for example, occupies one of Node's four threads for a while, and files are read on the same threads.
 * @throws Refusal from the returned function: `tooMany` when a client has too many waiting tasks, `unavailable` when
 *   the queue is full
 */
export function workQueue({
  atOnce = 2,
  maxWaiting = 100,
  maxWaitingPerKey = Number.POSITIVE_INFINITY,
}: Limits = {}) {
  let running = 0;
  let waiting = 0;
  /** The first key is next, and then moves to the end. */
  const queues = new Map<string, Turn[]>();

  const remove = (key: string, turn: Turn | undefined): void => {
    const queue = queues.get(key) ?? [];
    const index = turn === undefined ? -1 : queue.indexOf(turn);
    if (index < 0) return;
    queue.splice(index, 1);
    waiting -= 1;
    if (queue.length === 0) queues.delete(key);
  };

  const startNext = (): void => {
    const [first] = queues;
    if (first === undefined) return;
    const [key, queue] = first;
    const [turn] = queue;
    queues.delete(key);
    queues.set(key, queue);
    remove(key, turn);
    running += 1;
    turn?.start();
  };

  const makeRoom = (key: string): void => {
    const own = queues.get(key)?.length ?? 0;
    if (own >= maxWaitingPerKey) throw new Refusal('tooMany', { retryAfter: 1 });
    if (waiting < maxWaiting) return;
    const [longest, queue] = [...queues].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (queue.length <= own + 1) throw new Refusal('unavailable');
    const last = queue.at(-1);
    remove(longest, last);
    last?.refuse(new Refusal('unavailable'));
  };

  const waitForTurn = (key: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((start, refuse) => {
      makeRoom(key);
      const leave = () => {
        remove(key, turn);
        refuse(new Refusal('unavailable'));
      };
      const turn: Turn = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          start();
        },
        refuse,
      };
      signal?.addEventListener('abort', leave, { once: true });
      queues.set(key, [...(queues.get(key) ?? []), turn]);
      waiting += 1;
    });

  return async <Result>(work: () => Promise<Result>, { key = '', signal }: Owner = {}) => {
    if (signal?.aborted) throw new Refusal('unavailable');
    if (running < atOnce) running += 1;
    else await waitForTurn(key, signal);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}

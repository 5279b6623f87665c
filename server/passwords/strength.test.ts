import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SECONDS = 1000;
const claim = { password: 'four blue threads', own: [] };

/** Never answers. */
const STUCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** The program that the next thread runs instead. */
let program: string | undefined;
/** Number of threads started. */
let threads = 0;
/** Number of threads still running. */
let running = 0;
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class Worker extends real.Worker {
    constructor(...[file, options]: ConstructorParameters<typeof real.Worker>) {
      threads += 1;
      if (program === undefined) super(file, options);
      else super(program, { ...options, eval: true });
      running += 1;
      this.once('exit', () => {
        running -= 1;
      });
    }
  }
  return { ...real, Worker };
});

// Other tests of this process may have imported it with the real one.
vi.resetModules();
const { Refusal } = await import('../../contract/api/messages.ts');
const { estimateWhileTyping, refuseWeak } = await import('./strength.ts');

beforeEach(() => {
  program = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  // Each test starts its own thread.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(60 * SECONDS);
  vi.useRealTimers();
});

test('replaces a thread that is stuck', async () => {
  const before = threads;
  program = STUCK;
  const refused: unknown[] = [];
  const recordError = (error: unknown) => refused.push(error);
  estimateWhileTyping(claim).catch(recordError);
  refuseWeak(claim).catch(recordError);
  await vi.advanceTimersByTimeAsync(59 * SECONDS);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECONDS);
  expect(refused).toHaveLength(2);
  for (const error of refused) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ reason: 'unavailable' });
  }

  program = undefined;
  expect(await estimateWhileTyping(claim)).toEqual({ strength: 'fair' });
  expect(threads).toBe(before + 2);
});

test('ends a thread after an idle minute and starts another for the next request', async () => {
  await estimateWhileTyping(claim);
  const before = threads;
  await vi.advanceTimersByTimeAsync(59 * SECONDS);
  expect(running).toBe(1);
  await vi.advanceTimersByTimeAsync(SECONDS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(running).toBe(0));
  expect(await estimateWhileTyping(claim)).toEqual({ strength: 'fair' });
  expect(threads).toBe(before + 1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SECONDS = 1000;
const claim = { password: 'four blue threads', own: [] };

/** Never answers, and never stops working. */
const HANGS = 'for (;;);';
/** Is starved of processor time by other programs: answers the first claim only when there is a second. */
const SLOW = `
  const { parentPort } = require('node:worker_threads');
  parentPort.once('message', ({ id: first }) => parentPort.on('message', ({ id: second }) => {
    for (const id of [first, second]) parentPort.postMessage({ id, strength: { strength: 'fair' } });
  }));`;

/** Neither works nor answers. */
const STUCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** The program that the next thread runs instead. */
let program: string | undefined;
/** Returns the processor time of the most recent thread, in milliseconds. */
let cpu: () => Promise<number>;
/** The number of threads started. */
let threads = 0;
/** The number of threads that have not ended. */
let running = 0;
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class Worker extends real.Worker {
    readonly #program = program;
    constructor(...[file, options]: ConstructorParameters<typeof real.Worker>) {
      threads += 1;
      if (program === undefined) super(file, options);
      else super(program, { ...options, eval: true });
      running += 1;
      cpu = async () => (await this.cpuUsage()).user / 1000;
      this.once('exit', () => {
        running -= 1;
      });
    }
    /** Each millisecond of a thread that hangs counts as a second. */
    override async cpuUsage() {
      const { user, system } = await super.cpuUsage();
      const times = this.#program === HANGS ? 1000 : 1;
      return { user: user * times, system: system * times };
    }
  }
  return { ...real, Worker };
});

// Other tests in the process may have imported it with the real module.
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

test.each([
  ['works without end', HANGS],
  ['is stuck', STUCK],
])('a thread that %s delays no claim, and the next claim has another one', async (_, hangs) => {
  const before = threads;
  program = hangs;
  const refused: unknown[] = [];
  const note = (error: unknown) => refused.push(error);
  estimateWhileTyping(claim).catch(note);
  refuseWeak(claim).catch(note);
  if (hangs === HANGS) {
    await vi.waitFor(async () => expect(await cpu()).toBeGreaterThan(10 * SECONDS), 30 * SECONDS);
    await vi.advanceTimersByTimeAsync(SECONDS);
    await vi.waitFor(() => expect(refused).toHaveLength(2));
  } else {
    await vi.advanceTimersByTimeAsync(59 * SECONDS);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(SECONDS);
  }
  expect(refused).toHaveLength(2);
  for (const error of refused) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ reason: 'unavailable' });
  }

  program = undefined;
  expect(await estimateWhileTyping(claim)).toEqual({ strength: 'fair' });
  expect(threads).toBe(before + 2);
});

test('a thread that others keep from the processor is waited for', async () => {
  const before = threads;
  program = SLOW;
  const first = estimateWhileTyping(claim);
  await vi.advanceTimersByTimeAsync(50 * SECONDS);
  const second = refuseWeak(claim);
  expect(await first).toEqual({ strength: 'fair' });
  expect(await second).toBeUndefined();
  expect(threads).toBe(before + 1);
});

test('a thread that answers is left alone', async () => {
  await estimateWhileTyping(claim);
  const before = threads;
  for (let claims = 0; claims < 3; claims += 1) {
    const answer = estimateWhileTyping(claim);
    await vi.advanceTimersByTimeAsync(3 * SECONDS);
    expect(await answer).toEqual({ strength: 'fair' });
    await vi.advanceTimersByTimeAsync(10 * SECONDS);
  }
  expect(threads).toBe(before);
});

test('a thread that is idle for a minute is ended, and the next claim has another one', async () => {
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { hintFor, refuseWeak } from './strength.ts';

const SECONDS = 1000;
const claim = { password: 'four blue threads', own: [] };

/** Whether the next thread never answers. */
let hangs = false;
/** How many threads have been started. */
let threads = 0;
/** How many of them have not ended. */
let running = 0;
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class Worker extends real.Worker {
    constructor(...[file, options]: ConstructorParameters<typeof real.Worker>) {
      threads += 1;
      if (hangs) super('for (;;);', { ...options, eval: true });
      else super(file, options);
      running += 1;
      this.once('exit', () => {
        running -= 1;
      });
    }
  }
  return { ...real, Worker };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a check that never ends keeps nobody waiting, and the next claim has another thread', async () => {
  hangs = true;
  const refused: unknown[] = [];
  const note = (error: unknown) => refused.push(error);
  hintFor(claim).catch(note);
  await vi.advanceTimersByTimeAsync(4 * SECONDS);
  refuseWeak(claim).catch(note);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECONDS);
  expect(refused).toHaveLength(2);
  for (const error of refused) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ statusCode: 503, retryAfter: 5 });
  }

  hangs = false;
  expect(await hintFor(claim)).toEqual({ strength: 'fair' });
  expect(threads).toBe(2);
});

test('a thread that answers is left alone', async () => {
  await hintFor(claim);
  const before = threads;
  for (let claims = 0; claims < 3; claims += 1) {
    const answer = hintFor(claim);
    await vi.advanceTimersByTimeAsync(3 * SECONDS);
    expect(await answer).toEqual({ strength: 'fair' });
    await vi.advanceTimersByTimeAsync(10 * SECONDS);
  }
  expect(threads).toBe(before);
});

test('a thread that nobody asks for a minute is ended, and the next claim has another one', async () => {
  await hintFor(claim);
  const before = threads;
  await vi.advanceTimersByTimeAsync(59 * SECONDS);
  expect(running).toBe(1);
  await vi.advanceTimersByTimeAsync(SECONDS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(running).toBe(0));
  expect(await hintFor(claim)).toEqual({ strength: 'fair' });
  expect(threads).toBe(before + 1);
});

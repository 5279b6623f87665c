import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockJumpDetector, conservativeClock } from './clock.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 * DAY });
});
afterEach(() => {
  vi.useRealTimers();
});

const moveClock = (by: number) => vi.setSystemTime(Date.now() + by);

test('detects a clock that is set, and not one that only advances', async () => {
  const moves: number[] = [];
  const checkClock = clockJumpDetector(async (moved) => void moves.push(Math.round(moved)));
  await checkClock();
  vi.advanceTimersByTime(DAY);
  await checkClock();
  moveClock(DAY);
  await Promise.all([checkClock(), checkClock()]);
  moveClock(-DAY);
  await checkClock();
  expect(moves).toEqual([0, DAY, -DAY]);
});

test('retries an action that failed after a clock change', async () => {
  const act = vi.fn<(moved: number) => Promise<void>>().mockRejectedValueOnce(new Error('no disk'));
  const checkClock = clockJumpDetector(act);
  await expect(checkClock()).rejects.toThrow('no disk');
  await checkClock();
  await checkClock();
  expect(act).toHaveBeenCalledTimes(2);
});

test('accepts a clock set ahead at the second look and one set back at once', () => {
  const now = conservativeClock();
  expect(now()).toBe(1000 * DAY);
  vi.advanceTimersByTime(DAY);
  moveClock(DAY);
  expect(now()).toBe(1001 * DAY);
  vi.advanceTimersByTime(DAY);
  expect(now()).toBe(1003 * DAY);
  moveClock(-DAY);
  expect(now()).toBe(1002 * DAY);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conservativeClock } from './clock.ts';

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 * DAY });
});
afterEach(() => {
  vi.useRealTimers();
});

const moveClock = (by: number) => vi.setSystemTime(Date.now() + by);

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

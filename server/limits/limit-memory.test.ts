import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitInMemory } from './limit-memory.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('allows a number of points per period and does not count those taken back', async () => {
  const limit = limitInMemory(2, 60);
  await limit.consume('a');
  await limit.consume('a');
  await limit.consume('b');
  vi.advanceTimersByTime(20_000);
  const refused = await limit.consume('a').catch((reason) => reason);
  expect(refused).toBeInstanceOf(RateLimiterRes);
  expect(refused).toMatchObject({ msBeforeNext: 40_000, consumedPoints: 3 });
  await limit.reward('a');
  await limit.reward('a');
  await limit.consume('a');
  vi.advanceTimersByTime(40_000);
  expect(await limit.consume('a')).toMatchObject({ msBeforeNext: 60_000, consumedPoints: 1 });
});

test('ignores points taken back after their period', async () => {
  const limit = limitInMemory(1, 60);
  await limit.consume('a');
  vi.advanceTimersByTime(60_000);
  await limit.reward('a');
  await limit.consume('a');
  await expect(limit.consume('a')).rejects.toMatchObject({ consumedPoints: 2 });
});

test('keeps at most its maximum number of keys, without a timer per key', async () => {
  const limit = limitInMemory(1, 60, 1000);
  for (let visitor = 0; visitor < 100_000; visitor += 1) await limit.consume(String(visitor));
  expect(limit.size()).toBe(1000);
  expect(vi.getTimerCount()).toBe(0);
  // It knows the most recent ones.
  await expect(limit.consume('99999')).rejects.toBeInstanceOf(RateLimiterRes);
  await limit.consume('0');
  // Expired entries make room.
  vi.advanceTimersByTime(60_000);
  await limit.consume('next');
  expect(limit.size()).toBe(1);
});

test('does not extend a block when the clock is set back', async () => {
  vi.setSystemTime(100 * 24 * 60 * 60_000);
  const limit = limitInMemory(1, 60);
  await limit.consume('a');
  vi.setSystemTime(0);
  expect(await limit.consume('a').catch((reason) => reason)).toMatchObject({
    msBeforeNext: 60_000,
  });
  vi.advanceTimersByTime(60_000);
  expect(await limit.consume('a')).toMatchObject({ consumedPoints: 1 });
});

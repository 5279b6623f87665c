import { expect, test } from 'vitest';
import { Refusal } from '../../contract/api/messages.ts';
import type { Limits } from '../limits/limits.ts';
import { rateLimited } from './attempts.ts';

/** Rate limits that only count. */
function countingLimits() {
  const counts = new Map<string, number>();
  const add = (by: number) => async (_name: string, key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  const limits = { count: add(1), refund: add(-1) } as Limits;
  return { limits, counts };
}

const KEYS = [
  ['loginAddress', 'here'],
  ['loginAccount', 'ada@example.com'],
] as const;

test('does not count a guess that failed because of a server error', async () => {
  const { limits, counts } = countingLimits();
  for (const ours of [new Refusal('unavailable'), new Error('database is locked')]) {
    await expect(rateLimited(limits, KEYS, () => Promise.reject(ours))).rejects.toBe(ours);
  }
  expect([...counts.values()]).toEqual([0, 0]);
});

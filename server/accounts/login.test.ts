import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../contract/api/messages.ts';
import { isExhaustive } from '../../tests/scope.ts';
import { rateLimits } from '../limits/limits.ts';
import type { Store } from '../store/database.ts';
import { loginGuard } from './login.ts';

const HOUR = 60 * 60 * 1000;
const EMAIL = 'ada@example.com';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An account attacked for a day from many addresses, by bots that return as soon as their wait is over. */
function underAttack(addresses: number) {
  const guard = loginGuard(rateLimits({ pool: undefined } as Store, 60));
  let guesses = 0;
  const guess = async () => {
    guesses += 1;
    throw new Refusal('wrongLogin');
  };
  const bot = async (index: number) => {
    const claim = { email: EMAIL, address: `bot ${index}`, device: undefined };
    for (;;) {
      const { retryAfter } = await guard(claim, guess).catch((error: Refusal) => error);
      // If all returned at the same moment, they would only block each other.
      const wait = retryAfter === undefined ? 1 : retryAfter === 5 ? 300 : retryAfter;
      await sleep(1000 * wait * (1 + (index % 17) / 17));
    }
  };
  for (let index = 0; index < addresses; index += 1) bot(index);
  /** Returns how many seconds signing in takes the owner, who retries when told to. */
  const ownerSignsIn = async (device?: string): Promise<number> => {
    const claim = { email: EMAIL, address: `owner at ${Date.now()}`, device };
    const began = Date.now();
    for (;;) {
      const outcome = await guard(claim, async () => 'in').catch((error: Refusal) => error);
      if (outcome === 'in') return (Date.now() - began) / 1000;
      await sleep(1000 * ((outcome as Refusal).retryAfter ?? 1));
    }
  };
  return { guesses: () => guesses, ownerSignsIn };
}

/** Number of guessing addresses: more than may guess at once; in test:all as many as a small botnet has. */
const ADDRESSES = isExhaustive ? 1000 : 200;

test(`allows ${ADDRESSES} addresses ten guesses a day each at one account, without locking its owner out`, async () => {
  const attack = underAttack(ADDRESSES);
  const waited: number[] = [];
  const waitedKnown: number[] = [];
  for (let hour = 0; hour < 23; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR - 60_000);
    attack.ownerSignsIn().then((seconds) => waited.push(seconds));
    attack.ownerSignsIn('known device').then((seconds) => waitedKnown.push(seconds));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  // Ten for each address, and no more within the day.
  expect(attack.guesses()).toBe(10 * ADDRESSES);
  expect(waited).toHaveLength(23);
  expect(Math.max(...waited)).toBeLessThanOrEqual(5);
  expect(waitedKnown).toEqual(Array(23).fill(0));
});

test('limits concurrent guesses at an account even when each comes from a new address', async () => {
  const guard = loginGuard(rateLimits({ pool: undefined } as Store, 60));
  let guesses = 0;
  const refused: unknown[] = [];
  for (let index = 0; index < 1000; index += 1) {
    guard({ email: EMAIL, address: `bot ${index}`, device: undefined }, async () => {
      guesses += 1;
      throw new Refusal('wrongLogin');
    }).catch((error) => refused.push(error.reason));
  }
  await vi.advanceTimersByTimeAsync(6000);
  // Twenty at once and fifty after their pause; the others may come back later.
  expect(guesses).toBe(70);
  expect(refused.filter((reason) => reason === 'tooMany')).toHaveLength(930);
  // Another account is not affected.
  const other = { email: 'bob@example.com', address: 'bot 1', device: undefined };
  expect(await guard(other, async () => 'in')).toBe('in');
});

import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import type { Limits } from '../limits/limits.ts';
import { rateLimited, refundedUnlessWrong } from './attempts.ts';

interface LoginAttempt {
  email: string;
  /** The client's address as rate limits count it. */
  address: string;
  /** The ID of the device if the account has signed in on it before. */
  device: string | undefined;
}

/** The delay of an attempt while the account is under attack, in milliseconds. */
const ATTEMPT_DELAY = 5000;

/**
 * Guards password attempts so that a stranger can neither guess a password nor lock out the owner. A known device has
 * its own count. All other attempts are counted per address and per address and account, which leads to refusal, and
 * per account, which only slows them down.
 */
export function loginGuard(limits: Limits) {
  const throttled = throttleAccounts(limits);
  /** @throws Refusal `tooMany` after too many attempts, or whatever `attempt` throws */
  return <Result>({ email, address, device }: LoginAttempt, attempt: () => Promise<Result>) => {
    if (device !== undefined) return rateLimited(limits, [['loginDevice', device]], attempt);
    const pair = `${address} ${email}`;
    const counted = [
      ['loginAddress', address],
      ['loginPair', pair],
    ] as const;
    return rateLimited(limits, counted, () => throttled(email, pair, attempt));
  };
}

/**
 * Slows down a stranger who guesses at one account from many addresses. The first wrong guesses of an hour are checked
 * immediately. After that, the first few from an address wait for five seconds, so that an owner can sign in from
 * anywhere; the others are processed two at a time. A server processes 34,560 of those per day.
 */
function throttleAccounts(limits: Limits) {
  const firstAttempts = delayedSemaphore({ atOnce: 50, pauseMs: ATTEMPT_DELAY });
  const laterAttempts = delayedSemaphore({ atOnce: 2, pauseMs: ATTEMPT_DELAY });

  const semaphoreFor = async (email: string, pair: string) => {
    if (!(await limits.isOver('loginAccount', email))) return undefined;
    return (await limits.isOver('loginFresh', pair)) ? laterAttempts : firstAttempts;
  };

  return async <Result>(email: string, pair: string, attempt: () => Promise<Result>) => {
    const semaphore = await semaphoreFor(email, pair);
    return refundedUnlessWrong(
      () => (semaphore ? semaphore(email, attempt) : attempt()),
      async () => {
        await limits.refund('loginAccount', email);
        // An attempt that was refused or turned out to be right does not count.
        if (semaphore) await limits.refund('loginFresh', pair);
      },
    );
  };
}

/**
 * Limits concurrent tasks per key and delays each of them. At most `atOnce` tasks run per `pauseMs`; when all slots are
 * taken, the caller is told when to retry.
 */
function delayedSemaphore({ atOnce, pauseMs }: { atOnce: number; pauseMs: number }) {
  const enter = keyedSemaphore(atOnce);
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const leave = enter(key);
    if (leave === undefined) {
      throw new Refusal('tooMany', { retryAfter: Math.ceil(pauseMs / 1000) });
    }
    try {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return await work();
    } finally {
      leave();
    }
  };
}

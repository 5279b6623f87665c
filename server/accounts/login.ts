import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import type { Limits } from '../limits/limits.ts';
import { rateLimited, refundedUnlessWrong } from './attempts.ts';

/** Who wants to sign in. */
interface Claim {
  email: string;
  /** The address that it comes from, as limits count it. */
  address: string;
  /** The id of the device, if the account has been signed in to on it before. */
  device: string | undefined;
}

/** How long a try waits while the account is being guessed at, in milliseconds. */
const PAUSE = 5000;

/**
 * Lets passwords be tried, while a stranger can neither guess one nor keep the owner out. A device that is known has
 * its own count. Everybody else is counted by address and by address and account, which refuse, and by account, which
 * only slows down.
 */
export function loginGuard(limits: Limits) {
  const slow = slowedDown(limits);
  /** @throws Refusal `tooMany` after too many tries, or whatever `attempt` throws */
  return <Result>(
    { email, address, device }: Claim,
    attempt: () => Promise<Result>,
  ): Promise<Result> => {
    if (device !== undefined) return rateLimited(limits, [['loginDevice', device]], attempt);
    const pair = `${address} ${email}`;
    const counted = [
      ['loginAddress', address],
      ['loginPair', pair],
    ] as const;
    return rateLimited(limits, counted, () => slow(email, pair, attempt));
  };
}

/**
 * Slows down a stranger who guesses at one account from many addresses. The first wrong guesses of an hour are judged
 * at once. Beyond them the first few of an address wait for five seconds, so that an owner who comes from anywhere gets
 * in; the others have their turn two at a time. A server judges 34,560 of those a day.
 */
function slowedDown(limits: Limits) {
  const fresh = delayedSemaphore({ atOnce: 50, pauseMs: PAUSE });
  const again = delayedSemaphore({ atOnce: 2, pauseMs: PAUSE });

  const gateFor = async (email: string, pair: string) => {
    if (!(await limits.isOver('loginAccount', email))) return undefined;
    return (await limits.isOver('loginFresh', pair)) ? again : fresh;
  };

  return async <Result>(
    email: string,
    pair: string,
    attempt: () => Promise<Result>,
  ): Promise<Result> => {
    const gate = await gateFor(email, pair);
    return refundedUnlessWrong(
      () => (gate ? gate(email, attempt) : attempt()),
      async () => {
        await limits.refund('loginAccount', email);
        // A try that was turned away, or turned out to be right, does not count.
        if (gate) await limits.refund('loginFresh', pair);
      },
    );
  };
}

/**
 * Lets a few at a time do something to the same thing, each after a pause. However many want to, no more than `atOnce`
 * each `pauseMs` get their turn; who comes while all places are taken is told when to come again.
 * @throws Refusal `tooMany` from what it returns, when all places are taken
 */
function delayedSemaphore({ atOnce, pauseMs }: { atOnce: number; pauseMs: number }) {
  /** By what they want to do something to. */
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

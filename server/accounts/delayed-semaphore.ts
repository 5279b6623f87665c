import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';

/**
 * Lets a few at a time do something to the same thing, each after a pause. However many want to, no more
 * than `atOnce` each `pauseMs` get their turn; who comes while all places are taken is told when to come again.
 * @throws Refusal `tooMany` from what it returns, when all places are taken
 */
export function delayedSemaphore({ atOnce, pauseMs }: { atOnce: number; pauseMs: number }) {
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

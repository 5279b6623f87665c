import { messages } from '../../contract/api/messages.ts';
import { ApiError } from '../errors.ts';

/**
 * Lets a few at a time do something to the same thing, each after a pause. However many want to, no more
 * than `atOnce` each `pauseMs` get their turn; who comes while all places are taken is told when to come again.
 * @throws ApiError 429 from what it returns, when all places are taken
 */
export function turnstile({ atOnce, pauseMs }: { atOnce: number; pauseMs: number }) {
  /** How many are inside, by what they want to do something to. */
  const inside = new Map<string, number>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = inside.get(key) ?? 0;
    if (before >= atOnce) {
      throw new ApiError(429, messages.tooMany, { retryAfter: Math.ceil(pauseMs / 1000) });
    }
    inside.set(key, before + 1);
    try {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return await work();
    } finally {
      const left = (inside.get(key) ?? 0) - 1;
      if (left > 0) inside.set(key, left);
      else inside.delete(key);
    }
  };
}

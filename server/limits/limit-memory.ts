import { RateLimiterRes } from 'rate-limiter-flexible';

/** How many keys a limit knows at once: 20,000 take some 4 MB. */
const MOST = 20_000;

interface Counted {
  points: number;
  /** When the count begins anew, in milliseconds of the monotonic clock. */
  endsAt: number;
}

/**
 * A rate limit that counts in this process, with the calls of `RateLimiterPostgres` that we use. The library's own
 * `RateLimiterMemory` keeps an entry and a timer for every key that comes, however many do; this one forgets those
 * whose time is over soonest when there are too many.
 * @param duration in seconds
 */
export function limitInMemory(points: number, duration: number, most = MOST) {
  // All last equally long, so the oldest stand first, and are over first.
  const counts = new Map<string, Counted>();

  /** Makes room for one more. */
  const trim = (now: number): void => {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now && counts.size < most) return;
      counts.delete(key);
    }
  };

  const add = (key: string, change: number): RateLimiterRes => {
    const now = performance.now();
    let counted = counts.get(key);
    if (counted === undefined || counted.endsAt <= now) {
      counts.delete(key);
      trim(now);
      counted = { points: 0, endsAt: now + duration * 1000 };
      counts.set(key, counted);
    }
    counted.points += change;
    const left = Math.max(0, points - counted.points);
    return new RateLimiterRes(left, counted.endsAt - now, counted.points);
  };

  return {
    /** Counts some; throws what is known of the key when that is too many. */
    consume: async (key: string, count = 1): Promise<RateLimiterRes> => {
      const result = add(key, count);
      if (result.consumedPoints > points) throw result;
      return result;
    },
    /** Takes some back; of what is over, nothing counts any more. */
    reward: async (key: string, count = 1): Promise<RateLimiterRes> => {
      const counted = counts.get(key);
      const isCounted = counted !== undefined && counted.endsAt > performance.now();
      return isCounted ? add(key, -count) : new RateLimiterRes(points, 0, 0);
    },
    /** Forgets those whose time is over. */
    sweep: (): void => trim(performance.now()),
    /** How many keys it knows. */
    size: () => counts.size,
  };
}

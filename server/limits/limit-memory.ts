import { RateLimiterRes } from 'rate-limiter-flexible';

/** The maximum number of keys per limit: 20,000 take about 4 MB. */
const KEYS_MAX = 20_000;

interface Counted {
  points: number;
  /** When the count expires, in milliseconds of the monotonic clock. */
  endsAt: number;
}

/**
 * An in-process rate limit with the methods of `RateLimiterPostgres` that we use. The library's `RateLimiterMemory`
 * keeps an entry and a timer per key without a bound; this one evicts the entries that expire soonest when there are
 * too many.
 * @param duration in seconds
 */
export function limitInMemory(points: number, duration: number, maxKeys = KEYS_MAX) {
  // All entries last equally long, so the oldest are first, and expire first.
  const counts = new Map<string, Counted>();

  /** Makes room for one more entry. */
  const trim = (now: number): void => {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now && counts.size < maxKeys) return;
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
    /**
     * Counts points for a key.
     * @throws the state of the key when the limit is exceeded
     */
    consume: async (key: string, count = 1): Promise<RateLimiterRes> => {
      const result = add(key, count);
      if (result.consumedPoints > points) throw result;
      return result;
    },
    /** Takes points back; has no effect on an expired entry. */
    reward: async (key: string, count = 1): Promise<RateLimiterRes> => {
      const counted = counts.get(key);
      const isCounted = counted !== undefined && counted.endsAt > performance.now();
      return isCounted ? add(key, -count) : new RateLimiterRes(points, 0, 0);
    },
    /** Removes expired entries. */
    sweep: (): void => trim(performance.now()),
    /** Returns the number of keys. */
    size: () => counts.size,
  };
}

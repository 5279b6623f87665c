/** Returns how far the machine's clock is ahead of the monotonic one. */
const ahead = () => Date.now() - performance.now();

/**
 * A clock for operations that must not happen too early: it follows the machine's clock back immediately, but forward
 * only if the adjustment persists between two readings.
 * @returns a function that returns the current time, in milliseconds since 1970
 */
export function conservativeClock(): () => number {
  let before = Number.POSITIVE_INFINITY;
  return () => {
    const now = ahead();
    const believed = Math.min(now, before);
    before = now;
    return Math.round(believed + performance.now());
  };
}

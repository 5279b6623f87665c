/** The minimum difference that counts as a clock adjustment rather than drift, in milliseconds. */
const JUMP_MIN = 5000;

/** Returns how far the machine's clock is ahead of the monotonic one. */
const ahead = () => Date.now() - performance.now();

/**
 * Detects adjustments of the machine's clock.
 * @param act receives the adjustment in milliseconds: 0 at first, because the clock may have been adjusted before
 * @returns a function that checks the clock and runs `act` if it was adjusted; concurrent callers wait for the same
 *   run. It rejects with errors of `act`, which is then retried next time.
 */
export function clockJumpDetector(act: (moved: number) => Promise<void>): () => Promise<void> {
  let before: number | undefined;
  let acting: Promise<void> | undefined;
  const handleJump = async (now: number) => {
    await act(before === undefined ? 0 : now - before);
    before = now;
  };
  return async () => {
    const now = ahead();
    if (before !== undefined && Math.abs(now - before) < JUMP_MIN) return;
    acting ??= handleJump(now).finally(() => {
      acting = undefined;
    });
    await acting;
  };
}

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

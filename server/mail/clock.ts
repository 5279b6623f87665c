/** From how much on a clock has been moved and does not just drift, in milliseconds. */
const NOTICEABLE = 5000;

/** How far the machine's clock is ahead of one that is never moved. */
const ahead = () => Date.now() - performance.now();

/**
 * Watches whether the machine's clock is moved.
 * @param act told by how much it was moved, in milliseconds: 0 at first, for it may have been moved before
 * @returns looks at the clock, and acts when it has been moved; a caller who asks meanwhile waits for that. What `act`
 *   throws is thrown, and it is tried again the next time.
 */
export function clockJumpDetector(act: (moved: number) => Promise<void>): () => Promise<void> {
  let before: number | undefined;
  let acting: Promise<void> | undefined;
  const catchUp = async (now: number) => {
    await act(before === undefined ? 0 : now - before);
    before = now;
  };
  return async () => {
    const now = ahead();
    if (before !== undefined && Math.abs(now - before) < NOTICEABLE) return;
    acting ??= catchUp(now).finally(() => {
      acting = undefined;
    });
    await acting;
  };
}

/**
 * A clock for what must not happen too soon: it follows the machine's clock back at once, and ahead only when that has
 * stood so from one look to the next.
 * @returns now, in milliseconds since 1970
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

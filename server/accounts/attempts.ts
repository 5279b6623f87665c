import { Refusal } from '../../contract/api/messages.ts';
import type { Limits, RefundableLimit } from '../limits/limits.ts';

/**
 * Runs a password or code check under rate limits. Each attempt counts towards them unless it succeeds or fails for a
 * technical reason.
 * @throws Refusal `tooMany` after too many attempts, or whatever `attempt` throws
 */
export function rateLimited<Result>(
  limits: Limits,
  counted: readonly (readonly [RefundableLimit, string])[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  const done: (readonly [RefundableLimit, string])[] = [];
  return refundedUnlessWrong(
    async () => {
      for (const [name, key] of counted) {
        await limits.count(name, key);
        done.push([name, key]);
      }
      return attempt();
    },
    async () => {
      for (const [name, key] of done) await limits.refund(name, key);
    },
  );
}

/** Runs an attempt that has been counted; `refund` takes that back unless the attempt is found to be wrong. */
export async function refundedUnlessWrong<Result>(
  attempt: () => Promise<Result>,
  refund: () => Promise<void>,
): Promise<Result> {
  const result = await attempt().catch(async (error: unknown) => {
    if (!isWrongGuess(error)) await refund().catch(() => {});
    throw error;
  });
  await refund();
  return result;
}

/** Whether the attempt was judged wrong: our own errors, and attempts that were never judged, don't count. */
const isWrongGuess = (error: unknown): boolean =>
  error instanceof Refusal && !['unavailable', 'tooMany'].includes(error.reason);

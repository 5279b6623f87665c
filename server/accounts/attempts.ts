import { Refusal } from '../../contract/api/messages.ts';
import type { Limits, TakenBack } from '../limits/limits.ts';

/**
 * Lets a password or a code be tried. Each try counts towards its limits, unless it is right, or could not be judged.
 * @throws Refusal `tooMany` when there have been too many, or whatever `attempt` throws
 */
export function rateLimited<Result>(
  limits: Limits,
  counted: readonly (readonly [TakenBack, string])[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  const done: (readonly [TakenBack, string])[] = [];
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

/**
 * Lets something be tried that has been counted.
 * @param refund takes back what was counted, unless the try is found wrong
 */
export async function refundedUnlessWrong<Result>(
  attempt: () => Promise<Result>,
  refund: () => Promise<void>,
): Promise<Result> {
  const result = await attempt().catch(async (error: unknown) => {
    if (!isVerdict(error)) await refund().catch(() => {});
    throw error;
  });
  await refund();
  return result;
}

/** Whether a try was found wrong. What went wrong on our side was no wrong guess, nor is one that never had its turn. */
const isVerdict = (error: unknown): boolean =>
  error instanceof Refusal && !['unavailable', 'tooMany'].includes(error.reason);

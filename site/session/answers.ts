import { CallError } from './api.ts';

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof CallError && error.status === status;

/** Returns whether a call was refused because a limit has been reached. */
export const isLimitReached = (error: unknown): boolean => isStatus(error, 409);

/** Returns whether a call was refused because it is for administrators. */
export const isForbidden = (error: unknown): boolean => isStatus(error, 403);

/** Returns whether a call was refused because its target doesn't exist. */
export const isNotFound = (error: unknown): boolean => isStatus(error, 404);

/**
 * Waits for a call that removes something. If the target no longer exists, it was removed elsewhere, which counts as
 * success.
 * @returns the answer, or undefined if there was nothing left to remove
 */
export async function ignoreNotFound<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

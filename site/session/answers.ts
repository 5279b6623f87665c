import { CallError } from './api.ts';

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof CallError && error.status === status;

/** Whether a call was refused because there is no room for more. */
export const isFull = (error: unknown): boolean => isStatus(error, 409);

/** Whether a call was refused because what it is about is not there. */
export const isGone = (error: unknown): boolean => isStatus(error, 404);

/**
 * Waits for a call that removes something. What is gone by then has been removed elsewhere, which is as good.
 * @returns its answer; undefined where there was nothing left to remove
 */
export async function removed<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

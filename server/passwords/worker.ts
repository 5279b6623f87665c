import { parentPort } from 'node:worker_threads';
import { estimate, type PasswordClaim } from './estimate.ts';
import type { Judgment } from './strength.ts';

// Answers each claim with its estimate, in order of arrival (strength.ts).
parentPort?.on('message', ({ id, claim }: { id: number; claim: PasswordClaim }) => {
  parentPort?.postMessage({ id, ...judge(claim) } satisfies Judgment);
});

/** Judges a claim; one that fails must not affect the others. */
function judge(claim: PasswordClaim): Omit<Judgment, 'id'> {
  try {
    return { strength: estimate(claim) };
  } catch (error) {
    return { error };
  }
}

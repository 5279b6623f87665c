import { parentPort } from 'node:worker_threads';
import { type Claim, estimate } from './estimate.ts';
import type { Judged } from './strength.ts';

// Answers each claim with its estimate, in order of arrival (strength.ts).
parentPort?.on('message', ({ id, claim }: { id: number; claim: Claim }) => {
  parentPort?.postMessage({ id, ...judged(claim) } satisfies Judged);
});

/** Judges a claim; one that fails must not affect the others. */
function judged(claim: Claim): Omit<Judged, 'id'> {
  try {
    return { strength: estimate(claim) };
  } catch (error) {
    return { error };
  }
}

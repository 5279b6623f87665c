import { parentPort } from 'node:worker_threads';
import { type Claim, estimate } from './estimate.ts';

// Answers each claim with its estimate, in the order in which they come (strength.ts).
parentPort?.on('message', ({ id, claim }: { id: number; claim: Claim }) => {
  parentPort?.postMessage({ id, strength: estimate(claim) });
});

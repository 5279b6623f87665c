import { Worker } from 'node:worker_threads';
import type { PasswordStrength } from '../../contract/api/account.ts';
import { Refusal } from '../../contract/api/messages.ts';
import type { PasswordClaim } from './estimate.ts';

/**
 * The maximum number of waiting claims; each takes up to 50 ms, and many times that on a busy machine. A visitor who
 * chooses a password waits instead of being refused; a waiting claim is little more than the password.
 */
const CLAIMS_MAX = 500;
/** The maximum number of those while typing: setting a password has priority over feedback. */
const HINTS_MAX = 20;
/**
 * The time in milliseconds after which the thread is ended: an idle one, to release its memory, and one that has not
 * answered. It is long, because on a busy machine an answer takes many times as long; by then, the visitor has left.
 */
const SILENCE_MAX = 60_000;
/** In megabytes; small, so that garbage is collected often and the thread does not grow by hundreds of megabytes. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** The thread's response to a claim: the password's strength, or the error that prevented the estimate. */
export interface Judgment {
  id: number;
  strength?: PasswordStrength;
  error?: unknown;
}

/** The callers waiting for an answer, oldest first. */
const waiting = new Map<number, PromiseWithResolvers<PasswordStrength>>();
let worker: Worker | undefined;
let timer: NodeJS.Timeout | undefined;
let last = 0;

/** Estimates a password's strength while it is typed; refuses with `unavailable` if too many wait. */
export const estimateWhileTyping = (claim: PasswordClaim): Promise<PasswordStrength> =>
  estimateInThread(claim, HINTS_MAX);

/**
 * Estimates a password's strength. It is looked up in dictionaries of 170,000 words, about 75 MB in memory, in a
 * separate thread: no other answer has to wait for it, and neither thread nor dictionaries exist while no password is
 * being chosen.
 * @throws Refusal `unavailable` when too many claims wait, or the thread does not answer
 */
async function estimateInThread(claim: PasswordClaim, max: number): Promise<PasswordStrength> {
  if (waiting.size >= max) throw new Refusal('unavailable');
  worker ??= startWorker();
  last += 1;
  const answer = Promise.withResolvers<PasswordStrength>();
  waiting.set(last, answer);
  if (waiting.size === 1) awaitAnswer();
  worker.postMessage({ id: last, claim });
  return answer.promise;
}

/**
 * Refuses a new password that is easy to guess.
 * @throws Refusal `commonPassword`, or `unavailable` when too many claims wait, or the thread does not answer
 */
export async function refuseWeak(claim: PasswordClaim): Promise<void> {
  const { because } = await estimateInThread(claim, CLAIMS_MAX);
  if (because === undefined) return;
  throw new Refusal('commonPassword', {
    fields: { password: { code: 'too_common', because } },
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits: LIMITS });
  started.on('message', ({ id, strength, error }: Judgment) => {
    if (strength) waiting.get(id)?.resolve(strength);
    else waiting.get(id)?.reject(error);
    waiting.delete(id);
    awaitAnswer();
  });
  started.on('error', (error) => {
    if (worker === started) giveUp(error);
  });
  // Only requests wait for answers, and they keep the process running themselves. This comes last, because adding a
  // listener would undo it.
  started.unref();
  return started;
}

/** Ends the thread unless it answers in time. */
function awaitAnswer(): void {
  clearTimeout(timer);
  timer = setTimeout(() => giveUp(new Refusal('unavailable')), SILENCE_MAX).unref();
}

/** Ends the thread and rejects all waiting claims; the next claim starts a new thread. */
function giveUp(reason: unknown): void {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
}

/** Returns the names and address of an account's owner, which an attacker would try first. */
export const ownNames = (user: {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}): string[] => [user.email, user.username, `${user.firstName} ${user.lastName}`];

import { Worker } from 'node:worker_threads';
import { messages } from '../../contract/api/messages.ts';
import type { PasswordStrength } from '../../contract/api/passwords.ts';
import { ApiError, unavailable } from '../errors.ts';
import type { Claim } from './estimate.ts';

/** How many may wait for an answer; each takes up to 50 ms. */
const MOST = 100;
/** How many of those while somebody types: a password that is being set goes before what is only good to know. */
const MOST_HINTS = 20;
/** How long the thread may take from one answer to the next, in milliseconds; to read its dictionaries takes most of a second. */
const PATIENCE = 5000;
/** For how long the thread is kept that nobody asks, in milliseconds: its memory is given back. */
const IDLE = 60_000;
/** Megabytes; what a check leaves behind is swept often, or the thread would grow by hundreds. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** What the thread has to say about a claim: how hard the password is to guess, or what kept it from finding out. */
export interface Judged {
  id: number;
  strength?: PasswordStrength;
  error?: unknown;
}

/** Who waits for an answer, the oldest first. */
const waiting = new Map<number, PromiseWithResolvers<PasswordStrength>>();
let worker: Worker | undefined;
let patience: NodeJS.Timeout | undefined;
let last = 0;

/**
 * How hard a password is to guess, for somebody who is typing it.
 * @throws ApiError 503 when too many wait, or the thread does not answer
 */
export const hintFor = (claim: Claim): Promise<PasswordStrength> => strengthOf(claim, MOST_HINTS);

/**
 * How hard a password is to guess. It is looked up in dictionaries of 170,000 words, some 75 MB in memory, on
 * a thread of its own: nobody else's answer waits for it, and while nobody chooses a password there is neither.
 * @throws ApiError 503 when too many wait, or the thread does not answer
 */
async function strengthOf(claim: Claim, most: number): Promise<PasswordStrength> {
  if (waiting.size >= most) throw unavailable();
  worker ??= startWorker();
  last += 1;
  const answer = Promise.withResolvers<PasswordStrength>();
  waiting.set(last, answer);
  if (waiting.size === 1) watchOldest();
  worker.postMessage({ id: last, claim });
  return answer.promise;
}

/**
 * Refuses a new password that is easy to guess.
 * @throws ApiError 400, or 503 when too many wait, or the thread does not answer
 */
export async function refuseWeak(claim: Claim): Promise<void> {
  const { because } = await strengthOf(claim, MOST);
  if (because === undefined) return;
  throw new ApiError(400, messages.commonPassword, {
    fields: { password: { code: 'too_common', because } },
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits: LIMITS });

  started.on('message', ({ id, strength, error }: Judged) => {
    if (strength) waiting.get(id)?.resolve(strength);
    else waiting.get(id)?.reject(error);
    waiting.delete(id);
    watchOldest();
  });
  started.on('error', (error) => {
    if (worker === started) giveUp(error);
  });
  // What waits for an answer is a request, which keeps the process going by itself. Last: a listener would undo it.
  started.unref();
  return started;
}

/** Gives the thread its time for the claim that is the oldest now, or for the next one to come. */
function watchOldest(): void {
  clearTimeout(patience);
  const time = waiting.size > 0 ? PATIENCE : IDLE;
  patience = setTimeout(() => giveUp(unavailable()), time).unref();
}

/** Ends the thread, and refuses those who wait; the next claim starts another one. */
function giveUp(reason: unknown): void {
  clearTimeout(patience);
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
}

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
 * The processor time, in milliseconds, that the thread may use for one claim, and before its first answer, when it
 * reads its dictionaries. Elapsed time is not meaningful: on a busy machine the thread takes many times as long.
 */
const CLAIM_CPU = 2000;
const START_CPU = 10_000;
/** The interval at which the thread is checked while a caller waits, in milliseconds. */
const CHECK_INTERVAL = 1000;
/** The maximum number of checks that a caller waits for, whatever delays the thread: by then, the visitor has left. */
const CHECKS_MAX = 60;
/** The time after which an idle thread is ended to release its memory, in milliseconds. */
const IDLE_MAX = 60_000;
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
/** Whether the thread has answered once, and so has loaded its dictionaries. */
let isReady = false;
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
  if (waiting.size === 1) watchOldest();
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
  isReady = false;

  started.on('message', ({ id, strength, error }: Judgment) => {
    isReady = true;
    if (strength) waiting.get(id)?.resolve(strength);
    else waiting.get(id)?.reject(error);
    waiting.delete(id);
    watchOldest();
  });
  started.on('error', (error) => {
    if (worker === started) giveUp(error);
  });
  // Only requests wait for answers, and they keep the process running themselves. This comes last, because adding a
  // listener would undo it.
  started.unref();
  return started;
}

/** Checks the thread until it has answered the oldest claim; without claims, ends it once it has been idle. */
function watchOldest(): void {
  clearTimeout(timer);
  const [oldest] = waiting.keys();
  if (oldest === undefined)
    timer = setTimeout(() => giveUp(new Refusal('unavailable')), IDLE_MAX).unref();
  else checkThread(oldest);
}

/** Gives up when the thread has used too much processor time for a claim, or all callers have waited too long. */
function checkThread(id: number): void {
  const limit = isReady ? CLAIM_CPU : START_CPU;
  let before = isReady ? undefined : 0;
  let checks = 0;
  const check = async () => {
    checks += 1;
    if (checks === CHECKS_MAX) return giveUp(new Refusal('unavailable'));
    timer = setTimeout(check, CHECK_INTERVAL).unref();
    const used = await cpuOf(worker);
    before ??= used;
    // It may have answered or been ended in the meantime.
    if (used - before > limit && waiting.has(id)) giveUp(new Refusal('unavailable'));
  };
  timer = setTimeout(check, CHECK_INTERVAL).unref();
}

/** Returns the processor time that a thread has used, in milliseconds; 0 if it is starting or has ended. */
async function cpuOf(thread: Worker | undefined): Promise<number> {
  const { user, system } = (await thread?.cpuUsage().catch(() => {})) ?? { user: 0, system: 0 };
  return (user + system) / 1000;
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

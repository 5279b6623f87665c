import { Worker } from 'node:worker_threads';
import { Refusal } from '../../contract/api/messages.ts';
import type { PasswordStrength } from '../../contract/api/passwords.ts';
import type { Claim } from './estimate.ts';

/**
 * How many may wait for an answer; each takes up to 50 ms, and a multiple of that while others keep the processors. A
 * visitor who chooses a password waits rather than being sent away; what waits is little more than the password.
 */
const MOST = 500;
/** How many of those while a password is typed: a password that is being set goes before what is only good to know. */
const MOST_HINTS = 20;
/**
 * Processor time that the thread may use for one claim, and before its first answer, in which it reads its dictionaries;
 * in milliseconds. Time on the clock says nothing: while others keep the processors, the thread takes many times as long.
 */
const CLAIM_CPU = 2000;
const START_CPU = 10_000;
/** How often the thread is looked at while a caller waits, in milliseconds. */
const LOOK = 1000;
/** How many looks a caller waits at most, whatever keeps the thread: by then, the visitor is gone. */
const MOST_LOOKS = 60;
/** How long an idle thread is kept, in milliseconds; then its memory is given back. */
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
/** Whether it has answered, and so has its dictionaries. */
let isReady = false;
let timer: NodeJS.Timeout | undefined;
let last = 0;

/**
 * How hard a password is to guess, said while it is typed.
 * @throws Refusal `unavailable` when too many wait, or the thread does not answer
 */
export const hintFor = (claim: Claim): Promise<PasswordStrength> => strengthOf(claim, MOST_HINTS);

/**
 * How hard a password is to guess. It is looked up in dictionaries of 170,000 words, some 75 MB in memory, on a thread
 * of its own: no other answer waits for it, and while no password is being chosen there is neither.
 * @throws Refusal `unavailable` when too many wait, or the thread does not answer
 */
async function strengthOf(claim: Claim, most: number): Promise<PasswordStrength> {
  if (waiting.size >= most) throw new Refusal('unavailable');
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
 * @throws Refusal `commonPassword`, or `unavailable` when too many wait, or the thread does not answer
 */
export async function refuseWeak(claim: Claim): Promise<void> {
  const { because } = await strengthOf(claim, MOST);
  if (because === undefined) return;
  throw new Refusal('commonPassword', {
    fields: { password: { code: 'too_common', because } },
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits: LIMITS });
  isReady = false;

  started.on('message', ({ id, strength, error }: Judged) => {
    isReady = true;
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

/** Looks at the thread until it has answered the oldest claim; without one, ends it once it has been idle. */
function watchOldest(): void {
  clearTimeout(timer);
  const [oldest] = waiting.keys();
  if (oldest === undefined)
    timer = setTimeout(() => giveUp(new Refusal('unavailable')), IDLE).unref();
  else lookAt(oldest);
}

/** Gives up when the thread has used too much for a claim, or everybody has waited too long. */
function lookAt(id: number): void {
  const limit = isReady ? CLAIM_CPU : START_CPU;
  let before = isReady ? undefined : 0;
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks === MOST_LOOKS) return giveUp(new Refusal('unavailable'));
    timer = setTimeout(look, LOOK).unref();
    const used = await cpuOf(worker);
    before ??= used;
    // It may have answered, or been ended, in between.
    if (used - before > limit && waiting.has(id)) giveUp(new Refusal('unavailable'));
  };
  timer = setTimeout(look, LOOK).unref();
}

/** Processor time that a thread has used, in milliseconds; 0 when it is only starting, or ended. */
async function cpuOf(thread: Worker | undefined): Promise<number> {
  const { user, system } = (await thread?.cpuUsage().catch(() => {})) ?? { user: 0, system: 0 };
  return (user + system) / 1000;
}

/** Ends the thread, and refuses those who wait; the next claim starts another one. */
function giveUp(reason: unknown): void {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
}

/** The names and address of an account's owner: what a guesser would try for their password first. */
export const namesOf = (user: {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}): string[] => [user.email, user.username, `${user.firstName} ${user.lastName}`];

import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from '../accounts/auth.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/database.ts';
import { isUnavailable } from '../store/failures.ts';
import {
  claim,
  type Entry,
  type Kind,
  kindsFor,
  markFailed,
  release,
  shiftDueTimes,
} from '../store/outbox.ts';
import { acknowledgements } from './acknowledgements.ts';
import { clockJumpDetector } from './clock.ts';
import { type Delivery, openDeliveries } from './deliveries.ts';
import { failureOf } from './failure.ts';
import { CONNECTIONS } from './transport.ts';
import { ATTEMPT, type Outcome, workerQueue } from './worker-queue.ts';

/** How long what is being sent may take to finish when the server stops, in milliseconds. */
const STOP_LIMIT = 10_000;

/** How many webhook calls go on at the same time. */
const WEBHOOK_CALLS = 5;

interface Parts {
  config: Config;
  company: Company;
  store: Store;
  auth: Auth;
  log: FastifyBaseLogger;
}

/**
 * Sends what the outbox holds. Each entry is written anew when it is sent, from what is stored then. It goes out once,
 * except when a server dies, or the database, between sending and acknowledging it.
 */
export function openOutbox({ config, company, store, auth, log }: Parts) {
  const deliveries = openDeliveries({ config, company, store, auth });
  const sent = acknowledgements(store);
  const cut = new AbortController();

  async function attempt(entry: Entry): Promise<Outcome> {
    let deliver: Delivery | undefined;
    try {
      deliver = await deliveries.write(entry);
    } catch (error) {
      return isUnavailable(error) ? 'not started' : noteFailure(entry, error);
    }
    try {
      await deliver?.(AbortSignal.any([cut.signal, AbortSignal.timeout(ATTEMPT)]));
    } catch (error) {
      return cut.signal.aborted ? 'not started' : noteFailure(entry, error);
    }
    sent.add(entry.id);
    return 'done';
  }

  async function noteFailure(entry: Entry, error: unknown): Promise<Outcome> {
    const { reason, code, isFinal } = failureOf(error, entry.kind);
    const line = { entry: entry.id, kind: entry.kind, attempt: entry.attempts, code };
    // What cannot be noted is tried again when the lease runs out.
    const isDead = await markFailed(store, entry, reason, isFinal).catch(() => false);
    if (isDead) log.error(line, 'dead letter: not sent, and not tried again');
    else log.warn(line, 'not sent, is tried again later');
    return 'failed';
  }

  const onPoll = reachability(log);
  const lookAtClock = clockJumpDetector((moved) => shiftDueTimes(store, moved));
  const queue = (kinds: readonly Kind[], workers: number) =>
    workerQueue({
      claim: async (limit) => {
        // As long as what has been sent cannot be acknowledged, it would be taken for due again.
        await sent.flush();
        await lookAtClock();
        return claim(store, kinds, limit);
      },
      attempt,
      release: (entries) => release(store, entries),
      workers,
      onPoll,
    });

  // One queue each: a link for a new password never waits behind a thousand leads or a slow webhook.
  const queues = [
    queue(kindsFor('owner'), CONNECTIONS),
    queue(kindsFor('company'), CONNECTIONS),
    // Without a webhook, what was meant for one waits.
    ...(config.webhook ? [queue(kindsFor('webhook'), WEBHOOK_CALLS)] : []),
  ];

  return {
    /** Begins to send. */
    start: (): void => {
      for (const { start } of queues) start();
    },
    /** Has what was just put into the outbox sent at once. Costs next to nothing, however often. */
    wake: (): void => {
      for (const { wake } of queues) wake();
    },
    /** Stops: what is being sent is finished, for ten seconds at most; what was not started is given back. */
    stop: async (): Promise<void> => {
      const limit = setTimeout(() => cut.abort(), STOP_LIMIT);
      await Promise.all(queues.map(({ stop }) => stop()));
      clearTimeout(limit);
      await sent.flush().catch((error: unknown) => {
        log.error({ err: error }, 'what has been sent could not be noted, and may be sent again');
      });
      deliveries.close();
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Logs when the outbox cannot be read any more, and when it can again: once each, for all queues. */
function reachability(log: FastifyBaseLogger) {
  let isReachable = true;
  return (error: unknown): void => {
    if (isReachable === (error === undefined)) return;
    isReachable = error === undefined;
    if (isReachable) log.info('the outbox is being worked off again');
    else log.error({ err: error }, 'the outbox cannot be read');
  };
}

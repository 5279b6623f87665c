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
  markSent,
  RECEIVERS,
  release,
} from '../store/outbox.ts';
import { type Delivery, openDeliveries } from './deliveries.ts';
import { CONNECTIONS } from './transport.ts';
import { WebhookRefusal } from './webhook.ts';
import { ATTEMPT_MAX, type Outcome, workerQueue } from './worker-queue.ts';

/** The time limit for deliveries in progress when the server stops, in milliseconds. */
const STOP_LIMIT = 10_000;

/** The maximum number of concurrent webhook calls. */
const WEBHOOK_CALLS = 5;

interface Parts {
  config: Config;
  company: Company;
  store: Store;
  auth: Auth;
  log: FastifyBaseLogger;
}

/**
 * Sends the entries of the outbox. Each message is written from current data when it is sent. It is sent exactly once,
 * unless a server or the database fails between sending and acknowledging.
 */
export function openOutbox({ config, company, store, auth, log }: Parts) {
  const deliveries = openDeliveries({ config, company, store, auth });
  const sent = acknowledgements(store);
  const abort = new AbortController();

  async function attempt(entry: Entry): Promise<Outcome> {
    let deliver: Delivery | undefined;
    try {
      deliver = await deliveries.write(entry);
    } catch (error) {
      return isUnavailable(error) ? 'not started' : recordFailure(entry, error);
    }
    try {
      await deliver?.(AbortSignal.any([abort.signal, AbortSignal.timeout(ATTEMPT_MAX)]));
    } catch (error) {
      return abort.signal.aborted ? 'not started' : recordFailure(entry, error);
    }
    await sent.add(entry.id);
    return 'done';
  }

  async function recordFailure(entry: Entry, error: unknown): Promise<Outcome> {
    const { reason, code, isFinal } = classifyFailure(error, entry.kind);
    const line = { entry: entry.id, kind: entry.kind, attempt: entry.attempts, code };
    // A failure that cannot be recorded is retried when the lease expires.
    const isDead = await markFailed(store, entry, reason, isFinal).catch(() => false);
    if (isDead) log.error(line, 'dead letter: not sent, will not be retried');
    else log.warn(line, 'not sent, will be retried');
    return 'failed';
  }

  const onPoll = reachability(log);
  const queue = (kinds: readonly Kind[], workers: number) =>
    workerQueue({
      claim: async (limit) => {
        // Until sent entries can be acknowledged, they would be considered due again.
        await sent.flush();
        return claim(store, kinds, limit);
      },
      attempt,
      release: (entries) => release(store, entries),
      workers,
      onPoll,
    });

  // Separate queues, so that a password reset link never waits behind a thousand leads or a slow webhook.
  const queues = [
    queue(kindsFor('owner'), CONNECTIONS),
    queue(kindsFor('company'), CONNECTIONS),
    // Without a webhook, entries for one stay in the outbox.
    ...(config.webhook ? [queue(kindsFor('webhook'), WEBHOOK_CALLS)] : []),
  ];

  return {
    start: (): void => {
      for (const { start } of queues) start();
    },
    /** Sends new entries immediately instead of at the next poll. Costs next to nothing, however often it is called. */
    wake: (): void => {
      for (const { wake } of queues) wake();
    },
    /** Stops sending, in ten seconds at most, and releases claimed entries that were not started. */
    stop: async (): Promise<void> => {
      const limit = setTimeout(() => abort.abort(), STOP_LIMIT);
      await Promise.all(queues.map(({ stop }) => stop()));
      clearTimeout(limit);
      await sent.flush().catch((error: unknown) => {
        log.error({ err: error }, 'sent entries could not be acknowledged and may be sent again');
      });
      deliveries.close();
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Logs when the outbox becomes unreachable and when it is reachable again, once each for all queues. */
function reachability(log: FastifyBaseLogger) {
  let isReachable = true;
  return (error: unknown): void => {
    if (isReachable === (error === undefined)) return;
    isReachable = error === undefined;
    if (isReachable) log.info('the outbox can be read again');
    else log.error({ err: error }, 'the outbox cannot be read');
  };
}

/** Acknowledges sent entries; what fails because the database is unreachable is kept for the next time. */
function acknowledgements(store: Store) {
  const pending = new Set<number>();
  /** Rejects when the database is unreachable. */
  const flush = async (): Promise<void> => {
    const ids = [...pending];
    if (ids.length > 0) await markSent(store, ids);
    for (const id of ids) pending.delete(id);
  };
  return {
    add: async (id: number): Promise<void> => {
      pending.add(id);
      await flush().catch(() => {});
    },
    flush,
  };
}

/** Temporary errors of a webhook: too slow, too early, too often. */
const TEMPORARY_STATUSES = new Set([408, 425, 429]);
/** Errors caused by settings, ours or theirs, which an operator will fix. */
const SETTINGS_STATUSES = new Set([401, 403, 404, 407]);

/** The reason why a delivery failed. */
interface Failure {
  /** One line for the inbox; it may contain the receiver's address. */
  reason: string;
  /** For the log, without addresses. */
  code: string;
  /** Whether retrying is useless. */
  isFinal: boolean;
}

/**
 * Classifies the error of an attempt. It is final when the receiver has refused this particular delivery: a webhook
 * with a 4xx status that is not about timing or settings, or a mail server that has no such mailbox. Only mail to the
 * company itself is retried even then, because its mailbox may be full or not set up yet, and a lead is worth two days
 * of retries.
 */
function classifyFailure(error: unknown, kind: Kind): Failure {
  if (error instanceof WebhookRefusal) {
    const { status, message } = error;
    const isFinal =
      status >= 400 &&
      status < 500 &&
      !TEMPORARY_STATUSES.has(status) &&
      !SETTINGS_STATUSES.has(status);
    return { reason: message, code: String(status), isFinal };
  }
  const { message, code, cause, responseCode, name } = error as MailError;
  // fetch puts the actual reason in its cause.
  const reason = cause instanceof Error && message === 'fetch failed' ? cause.message : message;
  const causeCode = (cause as { code?: string } | undefined)?.code;
  return {
    reason: String(reason || causeCode || name).replace(/\s+/g, ' '),
    code: String(responseCode ?? code ?? causeCode ?? name),
    isFinal: RECEIVERS[kind] !== 'company' && isUnknownReceiver(error as MailError),
  };
}

interface MailError extends Error {
  code?: string | number;
  /** The SMTP command that the mail server was answering; `API` when the mail was rejected before it was sent. */
  command?: string;
  response?: string;
  responseCode?: number;
  /** True for reply codes of 500 and above. */
  permanent?: boolean;
}

/** Whether the receiver does not exist. A 5.7 code is a policy, which may change (RFC 3463). */
function isUnknownReceiver({ code, command, permanent, response = '' }: MailError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return command === 'RCPT TO' && permanent === true && !/^\d{3}[ -]5\.7\./.test(response);
}

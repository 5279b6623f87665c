import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from '../accounts/auth.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import { isUnavailable, type Store } from '../store/database.ts';
import {
  claim,
  type Entry,
  type Kind,
  leadOf,
  markFailed,
  type Outgoing,
  release,
} from '../store/outbox.ts';
import { accountMails } from './account-mails.ts';
import { failureOf } from './failure.ts';
import { ATTEMPT, type Outcome, openLane } from './lane.ts';
import { leadMail } from './lead-mail.ts';
import { sentMarks } from './sent.ts';
import { CONNECTIONS, type Mail, openTransport } from './transport.ts';
import { openWebhook } from './webhook.ts';

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

/** Sends what has been written. */
type Job = (signal: AbortSignal) => Promise<void>;

/** How a genuine lead is handed over. */
export const handOver = (config: Config): Kind[] => [
  'lead-mail',
  ...(config.webhook ? (['lead-webhook'] as const) : []),
];

/**
 * Sends what the outbox holds. Each entry is written anew when it is sent, from what is stored then.
 * It goes out once, except when a server dies, or the database, between sending and noting it.
 */
export function openOutbox({ config, company, store, auth, log }: Parts) {
  const url = config.publicUrl ?? new URL(company.url);
  const transport = openTransport(config, company, url);
  const webhook = config.webhook && openWebhook(config.webhook);
  const accounts = accountMails({ company, store, auth, url });
  const sent = sentMarks(store);
  const cut = new AbortController();

  const payloadOf = <K extends Kind>(entry: Entry) => JSON.parse(entry.payload) as Outgoing[K];

  const byMail = (mail: Mail | undefined, entry: Entry): Job | undefined =>
    mail && ((signal) => transport.send(mail, entry, signal));

  /** Writes what is to be sent, anew for each attempt. */
  const prepare: Record<Kind, (entry: Entry) => Promise<Job | undefined>> = {
    'lead-mail': async (entry) => {
      const lead = await leadOf(store, entry);
      return byMail(lead && leadMail(company, url, lead), entry);
    },
    'lead-webhook': async (entry) => {
      const lead = await leadOf(store, entry);
      return lead && webhook && ((signal) => webhook.send(lead, entry, signal));
    },
    'verify-email': async (entry) =>
      byMail(await accounts.verifyEmail(payloadOf<'verify-email'>(entry)), entry),
    'reset-password': async (entry) =>
      byMail(await accounts.resetPassword(payloadOf<'reset-password'>(entry)), entry),
    'password-changed': async (entry) =>
      byMail(
        await accounts.passwordChanged(payloadOf<'password-changed'>(entry), entry.createdAt),
        entry,
      ),
    'email-changed': async (entry) =>
      byMail(
        await accounts.emailChanged(payloadOf<'email-changed'>(entry), entry.createdAt),
        entry,
      ),
  };

  async function attempt(entry: Entry): Promise<Outcome> {
    let job: Job | undefined;
    try {
      job = await prepare[entry.kind](entry);
    } catch (error) {
      return isUnavailable(error) ? 'not begun' : failed(entry, error);
    }
    try {
      await job?.(AbortSignal.any([cut.signal, AbortSignal.timeout(ATTEMPT)]));
    } catch (error) {
      return cut.signal.aborted ? 'not begun' : failed(entry, error);
    }
    sent.add(entry.id);
    return 'done';
  }

  async function failed(entry: Entry, error: unknown): Promise<Outcome> {
    const { reason, code, isFinal } = failureOf(error, entry.kind);
    const line = { entry: entry.id, kind: entry.kind, attempt: entry.attempts, code };
    // What cannot be noted is tried again when the lease runs out.
    const isDead = await markFailed(store, entry, reason, isFinal).catch(() => false);
    if (isDead) log.error(line, 'dead letter: not sent, and not tried again');
    else log.warn(line, 'not sent, is tried again later');
    return 'failed';
  }

  let isReachable = true;
  const onLook = (error: unknown): void => {
    if (isReachable === (error === undefined)) return;
    isReachable = error === undefined;
    if (isReachable) log.info('the outbox is being worked off again');
    else log.error({ err: error }, 'the outbox cannot be read');
  };

  const lane = (kinds: readonly Kind[], parallel: number) =>
    openLane({
      claim: async (limit) => {
        // As long as it cannot be noted what has been sent, it would be taken for due again.
        await sent.flush();
        return claim(store, kinds, limit);
      },
      attempt,
      release: (entries) => release(store, entries),
      parallel,
      onLook,
    });

  // Each for itself: nobody waits for a new password behind a thousand leads, or behind a slow webhook.
  const lanes = [
    lane(['verify-email', 'reset-password', 'password-changed', 'email-changed'], CONNECTIONS),
    lane(['lead-mail'], CONNECTIONS),
    // Without a webhook, what was meant for one waits.
    ...(webhook ? [lane(['lead-webhook'], WEBHOOK_CALLS)] : []),
  ];

  return {
    /** Begins to send. */
    start: (): void => {
      for (const { start } of lanes) start();
    },
    /** Has what was just put into the outbox sent at once. Costs next to nothing, however often. */
    wake: (): void => {
      for (const { wake } of lanes) wake();
    },
    /** Stops: what is being sent is finished, for ten seconds at most; what was not begun is given back. */
    stop: async (): Promise<void> => {
      const limit = setTimeout(() => cut.abort(), STOP_LIMIT);
      await Promise.all(lanes.map(({ stop }) => stop()));
      clearTimeout(limit);
      await sent.flush().catch((error: unknown) => {
        log.error({ err: error }, 'what has been sent could not be noted, and may be sent again');
      });
      transport.close();
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;

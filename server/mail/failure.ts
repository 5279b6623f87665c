import { type Kind, RECEIVERS } from '../store/outbox.ts';
import { WebhookRefusal } from './webhook.ts';

/** Temporary errors of a webhook: too slow, too early, too often. */
const TEMPORARY_STATUSES = new Set([408, 425, 429]);
/** Errors caused by settings, ours or theirs, which an operator will fix. */
const SETTINGS_STATUSES = new Set([401, 403, 404, 407]);

/** The reason why a delivery failed. */
export interface Failure {
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
export function classifyFailure(error: unknown, kind: Kind): Failure {
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

/** An error from Nodemailer. */
interface MailError extends Error {
  code?: string | number;
  /** The SMTP command that the mail server was answering; `API` when the mail was rejected before it was sent. */
  command?: string;
  response?: string;
  responseCode?: number;
  /** True for reply codes of 500 and above. */
  permanent?: boolean;
}

/**
 * Whether the receiver does not exist. A 5.7 code is a policy: settings, or reputation that grows with time (RFC 3463).
 */
function isUnknownReceiver({ code, command, permanent, response = '' }: MailError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return command === 'RCPT TO' && permanent === true && !/^\d{3}[ -]5\.7\./.test(response);
}

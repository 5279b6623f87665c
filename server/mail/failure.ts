import { type Kind, RECEIVERS } from '../store/outbox.ts';
import { WebhookRefusal } from './webhook.ts';

/** Answers of a webhook that pass: too slow, too early, too often. */
const PASSING = new Set([408, 425, 429]);
/** Answers that come from settings, ours or theirs, which an operator will put right. */
const SETTINGS = new Set([401, 403, 404, 407]);

/** Why something was not sent. */
export interface Failure {
  /** For the inbox, in a line; it may name the receiver. */
  reason: string;
  /** For the log: no address in it. */
  code: string;
  /** Whether trying again cannot help. */
  isFinal: boolean;
}

/**
 * What an attempt's error means. It is final when the receiver has refused this very thing: a webhook with a 4xx that
 * is not about time or settings, or a mail server that knows no such mailbox. Only a mail to the company itself is
 * tried again even then: its mailbox is full or not set up yet, and a lead is worth two days of tries.
 */
export function failureOf(error: unknown, kind: Kind): Failure {
  if (error instanceof WebhookRefusal) {
    const { status, message } = error;
    const isFinal = status >= 400 && status < 500 && !PASSING.has(status) && !SETTINGS.has(status);
    return { reason: message, code: String(status), isFinal };
  }
  const { message, code, cause, responseCode, name } = error as MailError;
  // fetch says what happened in its cause alone.
  const reason = cause instanceof Error && message === 'fetch failed' ? cause.message : message;
  const causeCode = (cause as { code?: string } | undefined)?.code;
  return {
    reason: String(reason || causeCode || name).replace(/\s+/g, ' '),
    code: String(responseCode ?? code ?? causeCode ?? name),
    isFinal: RECEIVERS[kind] !== 'company' && isOfReceiver(error as MailError),
  };
}

/** As Nodemailer throws them. */
interface MailError extends Error {
  code?: string | number;
  /** What the mail server was answering; `API` when the mail was refused before it was asked. */
  command?: string;
  response?: string;
  responseCode?: number;
  /** For a reply of 500 and more. */
  permanent?: boolean;
}

/** Whether there is no such receiver. A 5.7 is a policy: settings, or trust that comes with time (RFC 3463). */
function isOfReceiver({ code, command, permanent, response = '' }: MailError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return command === 'RCPT TO' && permanent === true && !/^\d{3}[ -]5\.7\./.test(response);
}

import { createTransport } from 'nodemailer';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Entry } from '../store/outbox.ts';
import { mailFiles } from './files.ts';
import { type MailContent, oneLine } from './mail-content.ts';
import { asHtml, asText } from './template.ts';

const SECOND = 1000;

/** Mails on their way at the same time, each on a connection of its own; many servers refuse more. */
export const CONNECTIONS = 5;

/** Where a mail stands among others (RFC 5322, 3.6.4); without what follows the @. */
export interface MailThread {
  /** What it is called itself, if others are to refer to it. */
  id?: string;
  /** What it follows, the oldest first. */
  references: readonly string[];
}

/** A mail that is ready to be sent. */
export interface Mail {
  to: string;
  /** Whom an answer is for, if not the sender. */
  replyTo?: { name: string; address: string };
  content: MailContent;
  /** What it belongs to: names that stay the same, whichever server sends it. */
  thread?: MailThread;
  /** Whether a person has written it, and not this program. */
  isPersonal?: boolean;
  /** Whether it is made ready and then not sent, so that a stranger cannot tell from the time taken whether it was. */
  isDecoy?: boolean;
}

/** The way that mails take. */
export interface Transport {
  /** @throws when it was not taken; `responseCode` is the mail server's reply, if it gave one */
  send: (mail: Mail, entry: Entry, signal: AbortSignal) => Promise<void>;
  /** Cuts what is still on its way. */
  close: () => void;
}

/** Sends mail over `SMTP_URL`, or without it writes files to `outbox/` in the data folder. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir }: Config,
  { name, email }: Company,
  url: URL,
): Transport {
  const named = (id: string) => `<${id}@${url.hostname}>`;
  const messageOf = ({ to, replyTo, content, thread, isPersonal }: Mail, entry: Entry) => ({
    from: { name, address: mailFrom ?? email },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject: oneLine(content.subject),
    text: asText(content),
    html: asHtml(content),
    messageId: named(thread?.id ?? stableId(entry)),
    ...(thread && {
      inReplyTo: thread.references.slice(-1).map(named).join(''),
      references: thread.references.map(named),
    }),
    date: new Date(entry.createdAt),
    headers: {
      // No "out of office" in answer to a program, and none to the visitor whom an answer would go to.
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      'X-Auto-Response-Suppress': 'All',
      // Mail programs show a button of their own then (RFC 2369, RFC 8058).
      ...(content.stop && {
        'List-Unsubscribe': `<${content.stop.link.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // A text is a text: what looks like a path or an address in it is not read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const compose = async (mail: Mail, entry: Entry): Promise<Buffer> =>
    (await composer.sendMail(messageOf(mail, entry))).message as Buffer;

  if (smtpUrl === undefined) {
    const files = mailFiles(dataDir);
    return {
      send: async (mail, entry) => {
        const message = await compose(mail, entry);
        if (!mail.isDecoy) await files.write(entry, message);
      },
      close: () => {},
    };
  }

  const pool = createTransport({
    ...connectionTo(smtpUrl),
    pool: true,
    maxConnections: CONNECTIONS,
    // What becomes of a mail whose connection is lost is for the outbox to decide.
    maxRequeues: 0,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  });
  return {
    send: async (mail, entry, signal) => {
      if (mail.isDecoy) await compose(mail, entry);
      else await pool.sendMail({ ...messageOf(mail, entry), signal });
    },
    close: () => pool.close(),
  };
}

/**
 * A password goes over TLS alone: a mail server that does not offer it is sent none, unless the address says
 * `?insecure`. Without a password, TLS is used where it is offered.
 */
function connectionTo(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const isInsecure = url.searchParams.has('insecure');
  url.searchParams.delete('insecure');
  return { url: url.href, requireTLS: url.password !== '' && !isInsecure };
}

/**
 * What a receiver recognises an entry by when it comes a second time. With the moment in it, because numbers begin anew
 * in a new database.
 */
export const stableId = ({ id, createdAt }: Pick<Entry, 'id' | 'createdAt'>): string =>
  `${id}.${createdAt}`;

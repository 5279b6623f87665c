import { createTransport } from 'nodemailer';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Entry, Kind, Outgoing } from '../store/outbox.ts';
import { writeMail } from './files.ts';
import { type MailContent, oneLine } from './mail-content.ts';
import { asHtml, asText } from './template.ts';

const SECOND = 1000;

/** The maximum number of mails sent at once, each on its own connection; many servers refuse more. */
export const CONNECTIONS = 5;

/** The position of a mail in its thread (RFC 5322, 3.6.4); IDs without the part from the @ on. */
export interface MailThread {
  /** Its own ID, if other mails refer to it. */
  id?: string;
  /** The mails that it follows, oldest first. */
  references: readonly string[];
}

/** A mail that is ready to be sent. */
export interface Mail {
  to: string;
  /** The receiver of replies, if not the sender. */
  replyTo?: { name: string; address: string };
  content: MailContent;
  /** Its thread, with IDs that are the same on every server. */
  thread?: MailThread;
  /** Whether it was written by a person and not by this program. */
  isPersonal?: boolean;
  /** Whether it is prepared but not sent, so that a stranger cannot tell from the response time whether it was. */
  isDecoy?: boolean;
}

/** Writers of mails by their kind, anew for each attempt; undefined when there is nothing left to say. */
export type MailWriters<Kinds extends Kind> = {
  [Name in Kinds]: (
    payload: Outgoing[Name],
    entry: Entry,
  ) => Mail | undefined | Promise<Mail | undefined>;
};

/**
 * Sends mail through `SMTP_URL`; without it, writes files to `outbox/` in the data folder. `send` throws when the mail
 * was not accepted; `responseCode` is the mail server's reply, if there was one. `close` aborts deliveries in progress.
 */
export function openTransport(
  { smtpUrl, mailFrom, dataDir }: Config,
  { email }: Company,
  url: URL,
) {
  const named = (id: string) => `<${id}@${url.hostname}>`;
  const messageOf = ({ to, replyTo, content, thread, isPersonal }: Mail, entry: Entry) => ({
    from: { name: content.sender, address: mailFrom ?? email },
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
      // Prevents automatic replies such as "out of office", which would go to this program, or to the visitor in
      // Reply-To.
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      'X-Auto-Response-Suppress': 'All',
      // Mail programs then show their own button (RFC 2369, RFC 8058).
      ...(content.stop && {
        'List-Unsubscribe': `<${content.stop.link.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Text that looks like a path or a URL must not be read from there.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const compose = async (mail: Mail, entry: Entry): Promise<Buffer> =>
    (await composer.sendMail(messageOf(mail, entry))).message as Buffer;

  if (smtpUrl === undefined) {
    return {
      send: async (mail: Mail, entry: Entry): Promise<void> => {
        const message = await compose(mail, entry);
        if (!mail.isDecoy) await writeMail(dataDir, entry, message);
      },
      close: () => {},
    };
  }

  const pool = createTransport({
    ...connectionTo(smtpUrl),
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox decides what happens to a mail whose connection is lost.
    maxRequeues: 0,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  });
  return {
    send: async (mail: Mail, entry: Entry, signal: AbortSignal): Promise<void> => {
      if (mail.isDecoy) await compose(mail, entry);
      else await pool.sendMail({ ...messageOf(mail, entry), signal });
    },
    close: () => pool.close(),
  };
}

/**
 * Returns the connection settings. A password is only sent over TLS: a mail server without TLS gets none, unless the
 * URL has `?insecure`. Without a password, TLS is used if the server offers it.
 */
function connectionTo(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const isInsecure = url.searchParams.has('insecure');
  url.searchParams.delete('insecure');
  return { url: url.href, requireTLS: url.password !== '' && !isInsecure };
}

/** Returns an ID by which a receiver recognizes a repeat; with the moment, because a new database restarts IDs. */
export const stableId = ({ id, createdAt }: Pick<Entry, 'id' | 'createdAt'>): string =>
  `${id}.${createdAt}`;

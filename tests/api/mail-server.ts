import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import type { Store } from '../../server/store/database.ts';
import { appWithStore } from '../server/fixture.ts';
import { rowsOf } from './rows.ts';

/** A mail as received by the mail server, with its recipients and content. */
export interface Received extends Email {
  recipients: string[];
  raw: string;
}

interface Behaviour {
  port?: number;
  /** Returns the reply that refuses a recipient, or undefined to accept it. */
  refuse?: (recipient: string) => { code: number; message: string } | undefined;
  /** Is awaited before a mail is acknowledged. */
  hold?: () => Promise<void>;
  /** Receives the password of a client that signs in, which is then requested without TLS. */
  login?: (password: string | undefined) => void;
}

/** Starts a mail server that ends with the test. */
export async function mailServer({ port = 0, refuse, hold, login }: Behaviour = {}) {
  const mails: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      login?.(password ?? undefined);
      done(null, { user: 'site' });
    },
    // The outbox keeps its connections for a while.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse?.(address);
      if (!refusal) return done();
      return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await PostalMime.parse(raw)), recipients, raw });
        await hold?.();
        done();
      });
    },
  });
  // Some tests include a client that gives up midway.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}

/** Starts a server whose mails go to a mail server, and returns what that has received too. */
export async function appWithMails(env: Record<string, string> = {}, behaviour: Behaviour = {}) {
  const { url, mails } = await mailServer(behaviour);
  return { ...(await appWithStore({ SMTP_URL: url, ...env })), mails };
}

export const entries = (store: Store) => rowsOf(store, 'outbox');

/** Makes all entries that wait for another attempt due now. */
export async function hurry({ db }: Store): Promise<void> {
  await db.updateTable('outbox').set({ dueAt: 1 }).where('dueAt', 'is not', null).execute();
}

export const until = (expectation: () => unknown): Promise<unknown> =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 50 });

/** Waits until the given number of entries is marked as sent and returns all entries. */
export async function untilSent(store: Store, count: number) {
  await until(async () => {
    const sent = (await entries(store)).filter(({ sentAt }) => sentAt !== null);
    if (sent.length < count) throw new Error(`${sent.length} of ${count} are sent`);
  });
  return entries(store);
}

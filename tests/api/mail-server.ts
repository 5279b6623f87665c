import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import type { Store } from '../../server/store/database.ts';

/** A mail as the mail server got it: whom it was handed over for, and what it says. */
export interface Received extends Email {
  recipients: string[];
  raw: string;
}

interface Behaviour {
  port?: number;
  /** The reply to a recipient that is refused; undefined for one that is taken. */
  refuse?: (recipient: string) => { code: number; message: string } | undefined;
  /** Waited for before a mail is acknowledged. */
  hold?: () => Promise<void>;
  /** Told the password of a client that signs in, which is asked for without TLS then. */
  login?: (password: string | undefined) => void;
}

/** A mail server of the test's own, gone with it. */
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
  // A client that gives up in the middle is part of some tests.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}

export const entries = ({ db }: Store) =>
  db.selectFrom('outbox').selectAll().orderBy('id').execute();

/** Has everything that waits for another attempt be due now. */
export async function hurry({ db }: Store): Promise<void> {
  await db.updateTable('outbox').set({ dueAt: 1 }).where('dueAt', 'is not', null).execute();
}

export const until = (expectation: () => unknown): Promise<unknown> =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 50 });

/** Waits until so many entries are noted as sent, and answers with all. */
export async function untilSent(store: Store, count: number) {
  await until(async () => {
    const sent = (await entries(store)).filter(({ sentAt }) => sentAt !== null);
    if (sent.length < count) throw new Error(`${sent.length} of ${count} are sent`);
  });
  return entries(store);
}

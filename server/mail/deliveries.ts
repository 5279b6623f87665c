import type { Auth } from '../accounts/auth.ts';
import { stopTokenService } from '../accounts/stop-tokens.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/database.ts';
import { type Entry, type Kind, leadOf, type Outgoing } from '../store/outbox.ts';
import { accountMails } from './account-mails.ts';
import { heldMail, leadMail } from './lead-mail.ts';
import { messageMails } from './message-mails.ts';
import { type Mail, openTransport } from './transport.ts';
import { openWebhook } from './webhook.ts';

interface Parts {
  config: Config;
  company: Company;
  store: Store;
  auth: Auth;
}

/** Sends a message that has been written. */
export type Delivery = (signal: AbortSignal) => Promise<void>;

/** Returns the outbox entries for a genuine lead. */
export const leadDeliveries = (config: Config): Kind[] => [
  'lead-mail',
  ...(config.webhook ? (['lead-webhook'] as const) : []),
];

/** Writes the messages for outbox entries, and sends each through its channel. */
export function openDeliveries({ config, company, store, auth }: Parts) {
  const url = config.publicUrl ?? new URL(company.url);
  const transport = openTransport(config, company, url);
  const webhook = config.webhook && openWebhook(config.webhook, url.host);
  const accounts = accountMails({ company, store, auth, url });
  const written = messageMails({ company, store, tokens: stopTokenService(auth), url });

  const payloadOf = <K extends Kind>(entry: Entry) => JSON.parse(entry.payload) as Outgoing[K];

  const byMail = (mail: Mail | undefined, entry: Entry): Delivery | undefined =>
    mail && ((signal) => transport.send(mail, entry, signal));

  const writers: Record<Kind, (entry: Entry) => Promise<Delivery | undefined>> = {
    'lead-mail': async (entry) => {
      const lead = await leadOf(store, entry);
      return byMail(lead && leadMail(company, url, lead), entry);
    },
    'lead-webhook': async (entry) => {
      const lead = await leadOf(store, entry);
      return lead && webhook && ((signal) => webhook.send(lead, entry, signal));
    },
    'leads-held': async (entry) => byMail(await heldMail(company, url, store), entry),
    'verify-email': async (entry) =>
      byMail(await accounts.verifyEmail(payloadOf<'verify-email'>(entry), entry.id), entry),
    'reset-password': async (entry) =>
      byMail(await accounts.resetPassword(payloadOf<'reset-password'>(entry)), entry),
    'password-changed': async (entry) =>
      byMail(
        await accounts.passwordChanged(payloadOf<'password-changed'>(entry), entry.createdAt),
        entry,
      ),
    'second-factor-on': async (entry) =>
      byMail(
        await accounts.secondFactorOn(payloadOf<'second-factor-on'>(entry), entry.createdAt),
        entry,
      ),
    'second-factor-off': async (entry) =>
      byMail(
        await accounts.secondFactorOff(payloadOf<'second-factor-off'>(entry), entry.createdAt),
        entry,
      ),
    'recovery-codes-renewed': async (entry) =>
      byMail(
        await accounts.recoveryCodesRenewed(
          payloadOf<'recovery-codes-renewed'>(entry),
          entry.createdAt,
        ),
        entry,
      ),
    'email-changed': async (entry) =>
      byMail(
        await accounts.emailChanged(payloadOf<'email-changed'>(entry), entry.createdAt),
        entry,
      ),
    'account-deleted': async (entry) =>
      byMail(accounts.accountDeleted(payloadOf<'account-deleted'>(entry), entry.createdAt), entry),
    'message-mail': async (entry) =>
      byMail(await written.toCompany(payloadOf<'message-mail'>(entry)), entry),
    'lead-answer': async (entry) =>
      byMail(await written.toVisitor(payloadOf<'lead-answer'>(entry)), entry),
    'message-answered': async (entry) =>
      byMail(await written.toCustomer(payloadOf<'message-answered'>(entry)), entry),
  };

  return {
    /**
     * Writes an entry's message, anew for each attempt.
     * @returns undefined when there is nothing left to say
     */
    write: (entry: Entry) => writers[entry.kind](entry),
    /** Aborts deliveries in progress. */
    close: () => transport.close(),
  };
}

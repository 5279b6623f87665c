import type { Auth } from '../accounts/auth.ts';
import { stopTokenService } from '../accounts/stop-tokens.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/database.ts';
import { findLead } from '../store/find.ts';
import type { Entry, Kind } from '../store/outbox.ts';
import { accountMails } from './account-mails.ts';
import { heldLeadsMail, leadMail } from './lead-mail.ts';
import { messageMails } from './message-mails.ts';
import { type MailWriters, openTransport } from './transport.ts';
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
  const writers: MailWriters<Exclude<Kind, 'lead-webhook'>> = {
    ...accountMails({ company, store, auth, url }),
    ...messageMails({ company, store, tokens: stopTokenService(auth), url }),
    'lead-mail': async (_, { leadId }) => {
      const lead = await findLead(store.db, leadId);
      return lead && leadMail(company, url, lead);
    },
    'leads-held': () => heldLeadsMail(company, url, store),
  };

  return {
    /** Writes an entry's message, anew for each attempt; undefined when there is nothing left to say. */
    write: async (entry: Entry): Promise<Delivery | undefined> => {
      if (entry.kind === 'lead-webhook') {
        const lead = await findLead(store.db, entry.leadId);
        return lead && webhook && ((signal) => webhook.send(lead, entry, signal));
      }
      const write = writers[entry.kind] as MailWriters<Kind>[Kind];
      const mail = await write(JSON.parse(entry.payload), entry);
      return mail && ((signal) => transport.send(mail, entry, signal));
    },
    /** Aborts deliveries in progress. */
    close: () => transport.close(),
  };
}

import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { purposesOf } from '../store/news.ts';
import type { Entry, LeadRow } from '../store/outbox.ts';
import { stableId } from './transport.ts';

/** The timeout for a receiver's answer, in milliseconds. */
const TIMEOUT = 20_000;

/** A receiver's answer with a status other than 2xx. */
export class WebhookRefusal extends Error {
  override name = 'WebhookRefusal';
  readonly status: number;

  constructor(status: number) {
    super(`the webhook answered ${status}`);
    this.status = status;
  }
}

/**
 * Posts leads to another program, signed according to Standard Webhooks (standardwebhooks.com).
 * @param userAgent the name of the sender, in ASCII
 */
export function openWebhook({ url, secret }: NonNullable<Config['webhook']>, userAgent: string) {
  const key = keyOf(secret);
  const target = new URL(url);
  // fetch rejects URLs that contain a password.
  const authorization = basicAuthOf(target);
  target.username = '';
  target.password = '';

  return {
    /** @throws WebhookRefusal, or fetch's error if there was no answer */
    send: async (lead: LeadRow, entry: Entry, signal: AbortSignal): Promise<void> => {
      const id = `msg_${stableId(entry)}`;
      const timestamp = String(Math.floor(Date.now() / 1000));
      const body = JSON.stringify(bodyOf(lead));
      const signature = createHmac('sha256', key)
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64');
      const response = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': userAgent,
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
          ...(authorization !== undefined && { authorization }),
        },
        body,
        // A receiver that moves must tell us; redirects are not followed.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new WebhookRefusal(response.status);
    },
  };
}

const bodyOf = (lead: LeadRow) => ({
  id: lead.id,
  form: lead.form,
  lang: lead.lang,
  page: lead.page,
  email: lead.email,
  name: lead.name,
  company: lead.company,
  telephone: lead.telephone,
  choice: lead.choice,
  budget: lead.budget,
  urgency: lead.urgency,
  message: lead.message,
  offer: lead.offer,
  receivedAt: new Date(lead.receivedAt).toISOString(),
  consent: {
    version: lead.consentVersion,
    purposes: purposesOf(lead),
    withdrawnAt: lead.withdrawnAt === null ? null : new Date(lead.withdrawnAt).toISOString(),
  },
});

/** Returns the signing key of a secret: `whsec_` and base64, as receivers' libraries issue it, or any text. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_([A-Za-z0-9+/=]+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}

function basicAuthOf({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

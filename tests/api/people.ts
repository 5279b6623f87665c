import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { BLANK_FIELDS } from '../../contract/lead-rules.ts';
import type { Store } from '../../server/store/database.ts';
import type { Tables } from '../../server/store/schema.ts';
import { type appWithStore, COMPANY } from '../server/fixture.ts';
import { call, logIn, PASSWORD } from './accounts.ts';
import { change, rowOf, rowsOf } from './rows.ts';

export const LEAD = {
  form: 'call-to-action',
  lang: 'en',
  page: '/',
  email: 'visitor@example.com',
  consent: COMPANY.consent[0]?.version ?? '',
};

/** A lead of a form with many fields, as a person fills it in. */
export const PRICE = {
  form: 'price',
  name: 'มาลี ศรีสุข',
  company: 'โรงพิมพ์ศรีสุข',
  telephone: '๐๘๑-๒๓๔ ๕๖๗๘',
  choice: 'company',
  message: 'How much?',
  offer: 'document-ai',
  call: true,
};

/** A lead of a form that has a field of its own. */
export const DEMO = {
  form: 'walk-through',
  name: 'มาลี ศรีสุข',
  company: 'โรงพิมพ์ศรีสุข',
  choice: 'morning',
  answers: { 'preferred-date': '2041-12-04' },
};

export const SALES = {
  form: 'sales',
  name: 'มาลี ศรีสุข',
  company: 'โรงพิมพ์ศรีสุข',
  choice: 'document-ai',
  budget: '100k-500k',
};

export const SUPPORT = {
  form: 'support',
  name: 'มาลี ศรีสุข',
  company: 'โรงพิมพ์ศรีสุข',
  urgency: 'stopped',
  message: 'Nothing is read any more.',
};

/** An application for a job, which is its offer. */
export const APPLICATION = {
  form: 'application',
  name: 'น้ำฝน ศรีสุข',
  telephone: '081-234 5678',
  link: 'https://work.example/namfon?lang=th',
  message: 'I mend things.',
  offer: 'job-data-engineer',
};

/** Sends a form as a script does, from an address of its own unless one is given. */
export function sendLead(
  server: FastifyInstance,
  lead: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) {
  return server.inject({
    method: 'POST',
    url: '/api/leads',
    headers,
    remoteAddress,
    payload: { ...LEAD, ...lead },
  });
}

/** Makes an account and signs in. Returns the headers for its calls. */
export async function signedIn(
  { server, store }: { server: FastifyInstance; store: Store },
  role: 'customer' | 'admin',
  email = `${role}@example.com`,
): Promise<{ authorization: string }> {
  const from = '192.0.2.99';
  const person = { email, password: PASSWORD, name: 'Malee Srisuk' };
  await call(server, 'signup', { from, body: person });
  await change(store, 'user', { role }, { email });
  return { authorization: `Bearer ${await logIn(server, { email, from })}` };
}

/** Makes an account in a language and returns its row. */
export async function account(
  { server, store }: { server: FastifyInstance; store: Store },
  lang: 'en' | 'th',
  email: string,
) {
  const body = { email, password: PASSWORD, name: 'มาลี ศรีสุข' };
  await call(server, 'signup', { body, headers: { 'accept-language': lang } });
  return rowOf(store, 'user', { email });
}

/** A lead as a database row: genuine, unanswered and current. */
export const leadRow = (
  values: Partial<Insertable<Tables['lead']>> = {},
): Insertable<Tables['lead']> => ({
  form: 'contact',
  lang: 'en',
  page: '/',
  email: LEAD.email,
  ...BLANK_FIELDS,
  receivedAt: Date.now(),
  answeredAt: null,
  heldFor: null,
  consentVersion: LEAD.consent,
  consentPurposes: 'reply',
  withdrawnAt: null,
  ...values,
});

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

type App = Awaited<ReturnType<typeof appWithStore>>;

export const leads = ({ store }: App) => rowsOf(store, 'lead');

export const mails = ({ store }: App) =>
  store.db
    .selectFrom('outbox')
    .select(['kind', 'leadId'])
    .where('leadId', 'is not', null)
    .orderBy('id')
    .execute();

/** Posts a form as a browser without JavaScript does. */
export const postForm = ({ server }: App, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/api/leads',
    headers: {
      accept: HTML,
      'content-type': 'application/x-www-form-urlencoded',
      referer: `https://lailoom.example${fields['lang'] === 'th' ? '/th/' : '/'}`,
    },
    payload: new URLSearchParams({ ...LEAD, ...fields }).toString(),
  });

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { readContent } from '../../contract/content-file.ts';
import { consent } from '../../contract/forms.ts';
import { FIRST_LANG } from '../../contract/lang.ts';
import { demo } from '../../site/words/demo.ts';
import type { BuiltSite } from '../serve-built.ts';

export const viewers = ['newcomer', 'customer', 'admin'] as const;
/** The kinds of accounts that can view a page: an empty one, one with a sample of everything, or an administrator. */
export type Viewer = (typeof viewers)[number];

/**
 * Signs in an account with the demo's initial content on a freshly started site.
 * @returns the token of the session
 * @throws if the server rejects a call, with the call and the response
 */
export async function signInAs(viewer: Viewer, site: BuiltSite): Promise<string> {
  const sample = readContent('content/demo.yaml', demo);
  const { user } = sample;
  const name = `${user.firstName} ${user.lastName}`;
  const customer = await enter(site, { ...user, name });
  if (viewer === 'newcomer') return customer;

  const admin = await enter(site, {
    email: 'anan@example.com',
    password: user.password,
    name: 'Anan',
  });
  onDatabase(
    site,
    `update user set emailVerified = 1, role = case email when '${user.email}' then role else 'admin' end`,
  );
  await fill(site, sample, customer, admin);
  return viewer === 'admin' ? admin : customer;
}

type Person = { email: string; password: string; name: string };
type Sample = ReturnType<typeof demo.parse>;

async function enter(site: BuiltSite, { email, password, name }: Person): Promise<string> {
  await call(site, 'signup', { body: { email, password, name } });
  const { token } = await call<{ token: string }>(site, 'login', { body: { email, password } });
  return token;
}

/** Creates the customer's sample content, and the administrator's answers. */
async function fill(site: BuiltSite, sample: Sample, customer: string, admin: string) {
  const asCustomer = { token: customer };
  await call(site, 'setPaymentDetails', { ...asCustomer, body: sample.paymentDetails });

  const items = new Map<string, number>();
  for (const { kind, thing } of sample.saved.toReversed()) {
    const { id } = await call<{ id: number }>(site, 'save', {
      ...asCustomer,
      body: { kind, thing },
    });
    items.set(thing, id);
  }
  for (const { name, note, things } of sample.collections.toReversed()) {
    const made = await call<{ id: number }>(site, 'makeCollection', {
      ...asCustomer,
      body: { name, note },
    });
    for (const thing of things) {
      await call(site, 'collect', { ...asCustomer, id: made.id, body: { item: items.get(thing) } });
    }
  }

  for (const lead of sample.leads.toReversed()) {
    // The server must classify it as suspicious on its own.
    if (lead.heldFor !== null) continue;
    if (lead.subject === '') await sendForm(site, lead);
    else await converse(site, lead, customer, admin);
  }
}

type Lead = Sample['leads'][number];

async function sendForm(site: BuiltSite, lead: Lead): Promise<void> {
  const {
    hoursAgo,
    isAnswered,
    heldFor,
    wantsNews,
    wantsCall,
    subject,
    replies,
    lastError,
    ...fields
  } = lead;
  const [{ version } = { version: '' }] = readContent('content/consent.yaml', consent);
  const body = { ...fields, consent: version, marketing: wantsNews, call: wantsCall };
  await call(site, 'sendLead', { body });
}

/** Writes the customer's messages in the account area, with the answers to them. */
async function converse(site: BuiltSite, lead: Lead, customer: string, admin: string) {
  const asCustomer = { token: customer };
  const { subject } = lead;
  const body = lead.message.replace(subject, '').trim();
  await call(site, 'beginConversation', { ...asCustomer, body: { subject, body } });
  const { conversations } = await call<{ conversations: [{ id: number }] }>(
    site,
    'conversations',
    asCustomer,
  );
  const [{ id }] = conversations;
  for (const { from, body } of lead.replies) {
    if (from === 'customer') await call(site, 'sendMessage', { ...asCustomer, id, body: { body } });
    else
      await call(site, 'answerLead', { token: admin, id, body: { body, note: from === 'note' } });
  }
}

async function call<Answer>(
  site: BuiltSite,
  name: CallName,
  { id, token, body }: { id?: number; token?: string; body?: unknown },
): Promise<Answer> {
  const [method, path] = paths[name];
  const answer = await fetch(site.url + path.replace(':id', String(id)), {
    method,
    headers: {
      'accept-language': FIRST_LANG,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
  return (text && JSON.parse(text)) as Answer;
}

/** Runs a statement for steps that no API call does: confirming addresses and making administrators. */
function onDatabase(site: BuiltSite, statement: string): void {
  using database = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5000 });
  database.exec(statement);
}

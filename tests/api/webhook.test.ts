import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { replay } from '../../server/store/outbox.ts';
import { appWithStore, listen } from '../server/fixture.ts';
import { entries, hurry, until, untilSent } from './mail-server.ts';
import { LEAD, PRICE, sendLead } from './people.ts';

const SECRET = 'a secret of sixteen characters';

interface Call {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver of webhooks that answers with these statuses in turn, and with the last one from then on. */
async function receiver(...answers: number[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = answers.length > 1 ? answers.shift() : answers[0];
    calls.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(status ?? 204, { location: '/elsewhere' }).end('ignored');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { host: `127.0.0.1:${address.port}`, calls };
}

/** Starts a server that delivers a lead. Returns the webhook’s entry in the outbox. */
async function deliverLead(url: string, secret = SECRET) {
  const { server, store } = await appWithStore({
    LEAD_WEBHOOK_URL: url,
    LEAD_WEBHOOK_SECRET: secret,
  });
  await listen(server);
  await sendLead(server, { ...PRICE, message: 'สวัสดี', marketing: true });
  const entry = async () => (await entries(store)).find(({ kind }) => kind === 'lead-webhook');
  return { store, entry };
}

/** Whether a call is signed, checked as the Standard Webhooks specification describes. */
function isSigned({ headers, body }: Call, key: Buffer): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${expected}`;
}

test('delivers a lead as signed JSON', async () => {
  const { host, calls } = await receiver(204);
  const { store } = await deliverLead(`http://${host}/leads?source=web`);
  await untilSent(store, 2);
  expect(calls).toHaveLength(1);
  const [call] = calls;
  if (!call) throw new Error('no call');
  expect(call.url).toBe('/leads?source=web');
  expect(call.headers['content-type']).toBe('application/json');
  expect(call.headers['user-agent']).toBe('lailoom.example');
  const [lead] = await store.db.selectFrom('lead').selectAll().execute();
  expect(JSON.parse(call.body)).toEqual({
    id: lead?.id,
    form: 'price',
    lang: 'en',
    page: '/',
    email: 'visitor@example.com',
    name: PRICE.name,
    company: PRICE.company,
    telephone: '081-234 5678',
    choice: 'company',
    budget: '',
    urgency: '',
    message: 'สวัสดี',
    offer: 'document-ai',
    receivedAt: new Date(lead?.receivedAt ?? 0).toISOString(),
    consent: { version: LEAD.consent, purposes: ['reply', 'marketing', 'call'], withdrawnAt: null },
  });
  expect(isSigned(call, Buffer.from(SECRET))).toBe(true);
  expect(isSigned({ ...call, body: `${call.body} ` }, Buffer.from(SECRET))).toBe(false);
  const age = Date.now() / 1000 - Number(call.headers['webhook-timestamp']);
  expect(Math.abs(age)).toBeLessThan(30);
});

test('accepts a base64 secret from a receiver’s library and an address with a login', async () => {
  const { host, calls } = await receiver(200);
  const key = Buffer.from('0123456789abcdef0123456789abcdef');
  const { store } = await deliverLead(
    `http://crm:p%40ss@${host}/`,
    `whsec_${key.toString('base64')}`,
  );
  await untilSent(store, 2);
  expect(calls[0] && isSigned(calls[0], key)).toBe(true);
  expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('crm:p@ss')}`);
});

test('retries a failed call with the same id', async () => {
  const { host, calls } = await receiver(500, 429, 302, 200);
  const { store, entry } = await deliverLead(`http://${host}/`);
  for (const [attempt, reason] of ['500', '429', '302'].entries()) {
    await until(async () =>
      expect(await entry()).toMatchObject({
        attempts: attempt + 1,
        leasedUntil: null,
        deadAt: null,
        lastError: `the webhook answered ${reason}`,
      }),
    );
    await hurry(store);
  }
  await untilSent(store, 2);
  // Nothing was sent to the target of the redirect.
  expect(calls.map(({ url }) => url)).toEqual(['/', '/', '/', '/']);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(calls.every((call) => isSigned(call, Buffer.from(SECRET)))).toBe(true);
});

test('makes a permanently refused call a dead letter at once, until an administrator resends it', async () => {
  const { host, calls } = await receiver(422, 200);
  const { store, entry } = await deliverLead(`http://${host}/`);
  await until(async () =>
    expect(await entry()).toMatchObject({
      attempts: 1,
      dueAt: null,
      deadAt: expect.any(Number),
      lastError: 'the webhook answered 422',
    }),
  );
  expect(calls).toHaveLength(1);
  expect(await replay(store, (await entry())?.id ?? 0)).toBe(true);
  await untilSent(store, 2);
  expect(calls).toHaveLength(2);
});

test('sends mails despite an unreachable receiver and keeps its address secret', async () => {
  const { store, entry } = await deliverLead('http://user:hidden@127.0.0.1:1/secret-path');
  await untilSent(store, 1);
  await until(async () =>
    expect(await entry()).toMatchObject({ attempts: 1, deadAt: null, leasedUntil: null }),
  );
  const { lastError = '' } = (await entry()) ?? {};
  expect(lastError).not.toBe('');
  expect(lastError).not.toMatch(/hidden|secret-path/);
});

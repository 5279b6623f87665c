import { expect, test } from 'vitest';
import { stopTokenService } from '../../server/accounts/stop-tokens.ts';
import { FILES } from '../server/fixture.ts';
import { authOf } from './accounts.ts';
import { app, asAda, signInAda } from './ada.ts';
import { PRICE, sendLead, signedIn } from './people.ts';
import { change } from './rows.ts';

signInAda();

const FORM = 'application/x-www-form-urlencoded';
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const stop = async (kind: 'message-answered' | 'news', id: number) =>
  stopTokenService(await authOf(app.store)).make({ kind, id });

const ask = (
  method: 'GET' | 'POST',
  query: Record<string, string>,
  headers: Record<string, string> = {},
  payload?: string,
) =>
  app.server.inject({
    method,
    url: `/api/unsubscribe?${new URLSearchParams(query)}`,
    headers,
    ...(payload !== undefined && { payload }),
  });

/** Presses the button of the page. */
const press = (query: Record<string, string>) =>
  ask('POST', query, { accept: HTML, 'content-type': FORM }, '');

const settings = async () => (await asAda('notifications')).body;

test.each([
  ['a form', FORM, 'List-Unsubscribe=One-Click'],
  [
    'a multipart form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'stops a kind of mail by one click of a mail program, sent as %s from anywhere',
  async (_, type, payload) => {
    const headers = {
      'content-type': type,
      accept: HTML,
      'sec-fetch-site': 'cross-site',
      origin: 'https://mail.example',
    };
    const query = { token: await stop('message-answered', 1) };
    const answer = await ask('POST', query, headers, payload);
    // Never redirected (RFC 8058, 3.1).
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(await settings()).toMatchObject({ 'message-answered': false });
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  ['en', '/unsubscribed', 'unsubscribe.html'],
  ['th', '/th/unsubscribed', 'th/unsubscribe.html'],
])(
  'stops nothing when the link is opened, but by the button of the page in %s',
  async (lang, done, page) => {
    const query = { token: await stop('message-answered', 1), lang };
    for (const accept of [HTML, '*/*']) {
      const opened = await ask('GET', query, { accept });
      expect([opened.statusCode, opened.body]).toEqual([200, FILES[page]]);
      expect(opened.headers['content-security-policy']).toContain("form-action 'self'");
    }
    expect(await settings()).toMatchObject({ 'message-answered': true });

    // A second time is fine, too.
    for (const pressed of [await press(query), await press(query)]) {
      expect([pressed.statusCode, pressed.headers.location]).toEqual([303, done]);
      expect(await settings()).toMatchObject({ 'message-answered': false });
    }
  },
);

test('lists a link for each mail with news in the inbox, which stops them', async () => {
  await sendLead(app.server, { form: 'newsletter', email: 'malee@example.com' });
  await sendLead(app.server, { form: 'newsletter', email: 'other@example.com', lang: 'th' });
  await sendLead(app.server, { ...PRICE, email: 'malee@example.com', marketing: true });
  await sendLead(app.server, { email: 'malee@example.com' });
  await sendLead(app.server, { form: 'newsletter', email: 'held@example.com' });
  await change(app.store, 'lead', { heldFor: 'burst' }, { email: 'held@example.com' });
  const headers = await signedIn(app, 'admin');
  const links = async () => {
    const { body } = await app.server.inject({ url: '/api/inbox.csv?state=all', headers });
    const rows = body.trim().split('\r\n').slice(1);
    return rows.map((row) => /"([^"]*)"$/.exec(row)?.[1] ?? '').reverse();
  };
  const [malee = '', other = '', price = '', ...none] = await links();
  // One lead without consent and one that is held.
  expect(none).toEqual(['', '']);
  expect(price).toContain('token=news.3.');
  expect(other).toMatch(/&lang=th$/);
  const { origin, searchParams } = new URL(malee);
  expect(origin).toBe('https://lailoom.example');
  // A second press is fine, too.
  for (let pressed = 1; pressed <= 2; pressed += 1) {
    const headers = { 'content-type': FORM };
    const query = Object.fromEntries(searchParams);
    const answer = await ask('POST', query, headers, 'List-Unsubscribe=One-Click');
    expect(answer.statusCode).toBe(200);
    expect(await links()).toEqual(['', other, '', '', '']);
  }
});

test('refuses a link of a removed lead, because its address may have agreed again', async () => {
  const query = { token: await stop('news', 4711) };
  expect((await ask('POST', query)).statusCode).toBe(400);
  const page = await press(query);
  expect([page.statusCode, page.body]).toEqual([400, FILES['unsubscribe-failed.html']]);
});

test('stops nothing with a forged token', async () => {
  const right = await stop('message-answered', 1);
  const [, , signature] = right.split('.');
  for (const wrong of [
    'x',
    right.slice(0, -1),
    `${right}x`,
    // Not the last character, some of whose bits are ignored.
    right.replace(/.(?=.$)/, (one) => (one === 'A' ? 'B' : 'A')),
    `message-answered.2.${signature}`,
    `news.1.${signature}`,
    `message-answered.01.${signature}`,
    `message-answered.9999999999.${signature}`,
    `verify-email.1.${signature}`,
    `constructor.1.${signature}`,
  ]) {
    const refused = await ask('POST', { token: wrong });
    expect([wrong, refused.statusCode]).toEqual([wrong, 400]);
    expect(refused.json().fields).toEqual({ token: { code: 'unknown' } });
    const page = await press({ token: wrong });
    expect([page.statusCode, page.body]).toEqual([400, FILES['unsubscribe-failed.html']]);
  }
  expect(await settings()).toMatchObject({ 'message-answered': true });
});

import { get, type IncomingMessage } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import type { Tables } from '../../server/store/schema.ts';
import { listen } from '../server/fixture.ts';
import {
  ADA,
  confirmAddresses,
  expectRefused,
  isOpen,
  logIn,
  outboxOf,
  PASSWORD,
  signUp,
} from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { concurrently } from './concurrently.ts';
import { leadRow, sendLead } from './people.ts';
import { add, change, rowsOf } from './rows.ts';
import { turnOn } from './second-factor.ts';

signInAda();

const makeAdmin = (email = ADA.email) => change(app.store, 'user', { role: 'admin' }, { email });

const remove = (body: object = { password: PASSWORD }, bearer = token) =>
  asAda('deleteAccount', { token: bearer, body });

/** Stores 30 MB about Ada, more than a connection buffers unread. */
async function storeMuchData(): Promise<void> {
  await confirmAddresses(app.store);
  const much = leadRow({ email: ADA.email, message: 'x'.repeat(500_000) });
  await add(app.store, 'lead', Array(60).fill(much));
}

/** Starts the download of all data about an account, without reading it yet. */
const download = (port: number, bearer = token) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const request = get({ port, path: '/api/me/export', headers, agent: false }, resolve);
    request.on('error', reject);
    onTestFinished(() => {
      request.destroy();
    });
  });

const countOf = async (table: keyof Tables) => (await rowsOf(app.store, table)).length;

test('makes one download at a time per account, until its client has received it or left', async () => {
  await storeMuchData();
  const bob = await signUp(app.server, 'bob@example.com');
  const port = await listen(app.server);
  const first = await download(port);
  const { statusCode, headers } = await download(port);
  expect([statusCode, headers['retry-after']]).toEqual([429, '10']);
  expect((await download(port, bob)).statusCode).toBe(200);

  first.destroy();
  let second = await download(port);
  // Refused downloads do not count toward the five per hour.
  await expect
    .poll(async () => {
      if (second.statusCode === 429) second = await download(port);
      return second.statusCode;
    })
    .toBe(200);
  expect(await json(second)).toMatchObject({
    email: ADA.email,
    leads: { length: 60 },
    outbox: [{}],
  });
  expect((await download(port)).statusCode).toBe(200);
});

test('cuts off a download that fails midway', async () => {
  await storeMuchData();
  const answer = await download(await listen(app.server));
  expect(answer.statusCode).toBe(200);
  const { schema } = app.store.db;
  await schema.alterTable('attachment').renameTo('elsewhere').execute();
  try {
    await expect(text(answer)).rejects.toThrow('aborted');
  } finally {
    await schema.alterTable('elsewhere').renameTo('attachment').execute();
  }
});

test('exports nothing that others did with an unconfirmed address', async () => {
  await sendLead(app.server, { email: ADA.email });
  const { body } = await asAda('exportAccount');
  expect(body).toMatchObject({ leads: [], outbox: [{ kind: 'verify-email' }] });

  expect((await remove()).status).toBe(200);
  expect(await countOf('user')).toBe(0);
  expect(await countOf('lead')).toBe(1);
  expect(await outboxOf(app.store, 'lead-mail')).toHaveLength(1);
  expect(await outboxOf(app.store, 'verify-email')).toEqual([]);
});

test('deletes an account with all data about its owner and confirms it by mail', async () => {
  await confirmAddresses(app.store);
  const bob = await signUp(app.server, 'bob@example.com');
  const phone = await logIn(app.server);
  await sendLead(app.server, { email: ADA.email });
  await sendLead(app.server, { email: 'bob@example.com' });
  expect((await remove()).status).toBe(200);
  for (const each of [token, phone]) expect(await isOpen(app.server, each)).toBe(false);
  expect(await isOpen(app.server, bob)).toBe(true);
  expect(await countOf('user')).toBe(1);
  expect(await rowsOf(app.store, 'lead')).toMatchObject([{ email: 'bob@example.com' }]);
  const left = await rowsOf(app.store, 'outbox', { email: ADA.email });
  expect(left).toMatchObject([{ kind: 'account-deleted' }]);
  expect(await outboxOf(app.store, 'account-deleted')).toEqual([
    { email: ADA.email, lang: 'en', timeZone: 'Asia/Bangkok' },
  ]);
  // The address is free again.
  expect(await isOpen(app.server, await signUp(app.server))).toBe(true);
});

test('requires the code of the second factor to delete an account', async () => {
  const { token: bearer, used, code: next } = await turnOn();
  await expectRefused(remove({ password: PASSWORD }, bearer), 400, 'wrongCode', {
    code: { code: 'missing' },
  });
  for (const code of ['000000', used]) {
    const wrong = await remove({ password: PASSWORD, code }, bearer);
    expect([wrong.status, wrong.refusal.message]).toEqual([400, messages.wrongCode]);
  }
  expect(await countOf('user')).toBe(1);
  expect((await remove({ password: PASSWORD, code: next }, bearer)).status).toBe(200);
  expect(await countOf('user')).toBe(0);
});

test('refuses to delete the last administrator or any of their data', async () => {
  await confirmAddresses(app.store);
  await makeAdmin();
  await sendLead(app.server, { email: ADA.email });
  await expectRefused(remove(), 409, 'lastAdmin');
  expect(await isOpen(app.server, token)).toBe(true);
  expect(await countOf('lead')).toBe(1);
  expect(await outboxOf(app.store, 'account-deleted')).toEqual([]);
});

test('keeps one of two administrators who delete their accounts concurrently', async () => {
  const bob = await signUp(app.server, 'bob@example.com');
  await makeAdmin();
  await makeAdmin('bob@example.com');
  const answers = await concurrently(app.store, [() => remove(), () => remove(undefined, bob)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await countOf('user')).toBe(1);
});

test('deletes an account once for two concurrent requests and confirms both', async () => {
  await confirmAddresses(app.store);
  const answers = await concurrently(app.store, [() => remove(), () => remove()]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([400, 401]).toContain(statuses[1]);
  expect(await outboxOf(app.store, 'account-deleted')).toHaveLength(1);
});

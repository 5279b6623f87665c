import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { createResetToken, createVerifyToken } from '../../server/accounts/links.ts';
import { accountMails } from '../../server/mail/account-mails.ts';
import type { Entry } from '../../server/store/outbox.ts';
import { COMPANY, listen } from '../server/fixture.ts';
import {
  ADA,
  authOf,
  call,
  confirmAddresses,
  isOpen,
  logIn,
  NEW_PASSWORD,
  outboxOf,
  PASSWORD,
  signUp,
} from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { untilSent } from './mail-server.ts';
import { add, change, rowOf, rowsOf } from './rows.ts';

signInAda();

const EXPIRED = {
  message: messages.expiredLink,
  fields: { token: { code: 'expired' } },
};
const CONFIRMED = { message: messages.confirmedAlready };

/** Returns the token of the link in a mail about a forgotten password. */
const resetLink = async () =>
  (await createResetToken(await authOf(app.store), ADA.email)) ?? 'no account';

const reset = (link: string, password = NEW_PASSWORD) =>
  call(app.server, 'resetPassword', { body: { token: link, password } });

const expireLinks = () => {
  const moment = new Date(Date.now() - 1000);
  return change(app.store, 'verification', { expiresAt: moment });
};

test('sets a new password by a link once, ends all sessions and notifies the owner', async () => {
  const link = await resetLink();
  const answer = await reset(link);
  expect(answer.status).toBe(200);
  expect(answer.body).toBeUndefined();
  expect(await isOpen(app.server, token)).toBe(false);
  expect((await call(app.server, 'login', { body: ADA })).status).toBe(400);
  await logIn(app.server, { password: NEW_PASSWORD });
  expect(await outboxOf(app.store, 'password-changed')).toEqual([{ email: ADA.email, userId: 1 }]);

  expect(await reset(link, 'six white threads')).toMatchObject({ status: 400, refusal: EXPIRED });
  await logIn(app.server, { password: NEW_PASSWORD });
});

test('sets the password for only one of many concurrent uses of a link', async () => {
  const link = await resetLink();
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((word) => reset(link, `${word} green threads`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await outboxOf(app.store, 'password-changed')).toHaveLength(1);
});

test('invalidates the other links once one has been used', async () => {
  const [one, two] = [await resetLink(), await resetLink()];
  expect((await reset(two)).status).toBe(200);
  expect((await reset(one)).refusal).toEqual(EXPIRED);
});

test('refuses an expired or forged link', async () => {
  const link = await resetLink();
  await expireLinks();
  for (const each of [link, 'x', 'x'.repeat(32), `${link}x`, link.toLowerCase(), '%00%ff']) {
    expect(await reset(each)).toMatchObject({ status: 400, refusal: EXPIRED });
  }
  expect(await isOpen(app.server, token)).toBe(true);
  await logIn(app.server);
});

test('cannot derive links from the database', async () => {
  const auth = await authOf(app.store);
  const links = [await resetLink(), await createVerifyToken(auth, 1, ADA.email)];
  const rows = await rowsOf(app.store, 'verification');
  expect(rows).toHaveLength(2);
  for (const link of links) expect(JSON.stringify(rows)).not.toContain(link);
  for (const { identifier } of rows) {
    expect((await reset(identifier)).status).toBe(400);
    const { status } = await asAda('verifyEmail', { body: { token: identifier } });
    expect(status).toBe(400);
  }
});

test('confirms an address once by the link sent to it', async () => {
  const auth = await authOf(app.store);
  const link = await createVerifyToken(auth, 1, ADA.email);
  const follow = () => asAda('verifyEmail', { body: { token: link } });
  const answer = await follow();
  expect(answer.status).toBe(200);
  expect(answer.body).toBeUndefined();
  expect((await asAda('me')).body).toMatchObject({ emailVerified: true });
  // A second use says that it is done, as does any other link with nothing left to do.
  for (const each of [link, 'nothing']) {
    expect(await asAda('verifyEmail', { body: { token: each } })).toMatchObject({
      status: 400,
      refusal: CONFIRMED,
    });
  }
  // Nothing is left to be confirmed, so no mail is written.
  expect(await createVerifyToken(auth, 1, ADA.email)).toBeUndefined();
  expect(await createVerifyToken(auth, 999, ADA.email)).toBeUndefined();
});

test('refuses an expired link, and a link for an old address to confirm a new one', async () => {
  const auth = await authOf(app.store);
  const first = await createVerifyToken(auth, 1, ADA.email);
  const late = await createVerifyToken(auth, 1, 'late@example.com');
  await change(app.store, 'user', { email: 'next@example.com' }, { id: 1 });
  for (const each of [first, late, 'nothing']) {
    expect(await asAda('verifyEmail', { body: { token: each } })).toMatchObject({
      status: 400,
      refusal: EXPIRED,
    });
  }
  const current = await createVerifyToken(auth, 1, 'next@example.com');
  await expireLinks();
  expect((await asAda('verifyEmail', { body: { token: current } })).status).toBe(400);
  expect((await asAda('me')).body).toMatchObject({
    email: 'next@example.com',
    emailVerified: false,
  });
});

test('sends another link on request until the address is confirmed', async () => {
  const ask = () => asAda('sendVerification');
  const answer = await ask();
  expect(answer.status).toBe(202);
  expect(answer.body).toBeUndefined();
  const mails = await outboxOf(app.store, 'verify-email');
  expect(mails).toEqual(Array(2).fill({ email: ADA.email, userId: 1 }));
  const link = await createVerifyToken(await authOf(app.store), 1, ADA.email);
  await asAda('verifyEmail', { body: { token: link } });
  expect((await ask()).status).toBe(202);
  expect(await outboxOf(app.store, 'verify-email')).toHaveLength(2);
});

test('refuses each kind of link for the other’s purpose', async () => {
  const auth = await authOf(app.store);
  const verify = await createVerifyToken(auth, 1, ADA.email);
  expect((await reset(verify ?? '')).refusal).toEqual(EXPIRED);
  const body = { token: await resetLink() };
  expect((await asAda('verifyEmail', { body })).refusal).toEqual(EXPIRED);
  await logIn(app.server, { password: PASSWORD });
});

/** Turns Ada’s second factor on as the database knows it, and resets her password by a link. */
async function resetWithSecondFactor() {
  await change(app.store, 'user', { twoFactorEnabled: true });
  const row = { userId: 1, secret: 'x', backupCodes: 'x', verified: true };
  await add(app.store, 'twoFactor', row);
  expect((await reset(await resetLink())).status).toBe(200);
}

test('gives an unconfirmed account to the reader of its address’s mail', async () => {
  await resetWithSecondFactor();
  const mine = await logIn(app.server, { password: NEW_PASSWORD });
  expect((await asAda('me', { token: mine })).body).toMatchObject({
    emailVerified: true,
    secondFactor: false,
  });
});

test('keeps the second factor of a confirmed account after a password reset', async () => {
  await confirmAddresses(app.store);
  await resetWithSecondFactor();
  const body = { email: ADA.email, password: NEW_PASSWORD };
  const login = await call(app.server, 'login', { body });
  expect(Object.keys(login.body ?? {})).toEqual(['secondFactor']);
});

test('does not send a link to a new address once the password has changed', async () => {
  await confirmAddresses(app.store);
  const bob = await signUp(app.server, 'bob@example.com');
  for (const [own, email] of [
    [bob, 'bob.next@example.com'],
    [token, 'thief@example.com'],
  ] as const) {
    const sent = { token: own, body: { email, password: PASSWORD } };
    expect((await call(app.server, 'changeEmail', sent)).status).toBe(202);
  }
  const body = { current: PASSWORD, password: NEW_PASSWORD };
  await asAda('changePassword', { body });
  await listen(app.server);
  // Bob’s two mails and the one about the changed password.
  await untilSent(app.store, 3);
  const left = await outboxOf(app.store, 'verify-email');
  expect(left.map(({ email }) => email)).toEqual(['bob@example.com', 'bob.next@example.com']);
  const links = await rowsOf(app.store, 'verification');
  expect(links.map(({ value }) => value).filter((value) => value.includes('thief'))).toEqual([]);
});

test('sends no working link in a mail withdrawn while being written', async () => {
  const auth = await authOf(app.store);
  const url = new URL(COMPANY.url);
  const { 'verify-email': verifyEmail } = accountMails({
    company: COMPANY,
    store: app.store,
    auth,
    url,
  });
  const entry = (await rowOf(app.store, 'outbox')) as Entry;
  const payload = { userId: 1, email: 'thief@example.com' };
  expect(await verifyEmail(payload, { ...entry, id: entry.id + 1 })).toBeUndefined();
  expect(await rowsOf(app.store, 'verification')).toEqual([]);
  expect(await verifyEmail(payload, entry)).toMatchObject({ to: 'thief@example.com' });
});

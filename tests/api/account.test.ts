import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { createResetToken, createVerifyToken } from '../../server/accounts/links.ts';
import {
  ADA,
  authOf,
  call,
  confirmAddresses,
  expectRefused,
  isOpen,
  logIn,
  NEW_PASSWORD,
  outboxOf,
  PASSWORD,
  signUp,
} from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { LEAD } from './people.ts';
import { rowOf, rowsOf } from './rows.ts';

signInAda();

const user = () => rowOf(app.store, 'user', { email: ADA.email });

/** Follows the link in a mail to this address. */
async function follow(userId: number, email: string, session = token) {
  const link = await createVerifyToken(await authOf(app.store), userId, email);
  return asAda('verifyEmail', { token: session, body: { token: link ?? 'none' } });
}

test('changes first and last name separately and updates the full name', async () => {
  const changed = await asAda('changeDetails', { body: { lastName: 'ลัฟเลซ' } });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ firstName: 'Ada', lastName: 'ลัฟเลซ' });
  expect((await asAda('me')).body).toEqual(changed.body);
  expect((await user()).name).toBe('Ada ลัฟเลซ');

  await Promise.all([
    asAda('changeDetails', { body: { firstName: 'Augusta' } }),
    asAda('changeDetails', { body: { lastName: '' } }),
    asAda('changeDetails', { body: { username: 'Enchantress' } }),
  ]);
  expect(await user()).toMatchObject({
    name: 'Augusta',
    firstName: 'Augusta',
    lastName: '',
    username: 'Enchantress',
  });
});

test('changes nothing but the names with the call for names', async () => {
  const body = { firstName: 'Eve', role: 'admin', emailVerified: true, email: 'eve@example.com' };
  await asAda('changeDetails', { body });
  expect((await asAda('me')).body).toMatchObject({
    firstName: 'Eve',
    role: 'customer',
    emailVerified: false,
    email: ADA.email,
  });
  const nothing = { token, body: { role: 'admin' } };
  expect((await call(app.server, 'changeDetails', nothing)).status).toBe(400);
});

test('ends every other session and open link and notifies the owner when the password changes', async () => {
  await confirmAddresses(app.store);
  const other = await logIn(app.server);
  const auth = await authOf(app.store);
  const reset = await createResetToken(auth, ADA.email);
  const verify = await createVerifyToken(auth, 1, 'eve@example.com');
  const body = { current: PASSWORD, password: NEW_PASSWORD };
  const headers = { 'user-agent': 'Browser/2' };
  const changed = await asAda('changePassword', { body, headers });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/) });

  expect(await isOpen(app.server, token)).toBe(false);
  expect(await isOpen(app.server, other)).toBe(false);
  const { sessions } = (await asAda('sessions', { token: changed.body.token })).body;
  expect(sessions).toMatchObject([{ isCurrent: true, userAgent: 'Browser/2' }]);
  for (const [name, link, message] of [
    ['resetPassword', { token: reset, password: 'six white threads' }, messages.expiredLink],
    ['verifyEmail', { token: verify }, messages.confirmedAlready],
  ] as const) {
    const { status, refusal } = await asAda(name, { token: changed.body.token, body: link });
    expect(status).toBe(400);
    expect(refusal.message).toBe(message);
  }

  await expectRefused(call(app.server, 'login', { body: ADA }), 400, 'wrongLogin');
  await logIn(app.server, { password: NEW_PASSWORD });
  expect(await outboxOf(app.store, 'password-changed')).toEqual([{ email: ADA.email, userId: 1 }]);
});

test.each([
  ['changePassword', 'current', { password: NEW_PASSWORD }],
  ['changeEmail', 'password', { email: 'eve@example.com' }],
  ['startSecondFactor', 'password', {}],
  ['deleteAccount', 'password', {}],
] as const)('requires the right password to %s', async (name, field, more) => {
  const body = { ...more, [field]: 'not this one' };
  await expectRefused(asAda(name, { body }), 400, 'wrongPassword', {
    [field]: { code: 'incorrect' },
  });
  expect(await isOpen(app.server, token)).toBe(true);
  expect(await outboxOf(app.store, 'verify-email')).toHaveLength(1);
});

test('refuses a common password as the new one', async () => {
  const common = { current: PASSWORD, password: 'iloveyou1' };
  await expectRefused(asAda('changePassword', { body: common }), 400, 'commonPassword', {
    password: { code: 'too_common', because: 'common' },
  });
  expect(await isOpen(app.server, token)).toBe(true);
  await logIn(app.server);
  expect(await outboxOf(app.store, 'password-changed')).toEqual([]);
});

test('moves an account to another address once its owner has confirmed it', async () => {
  const next = 'countess@example.com';
  const body = { email: 'Countess@Example.com', password: PASSWORD };
  const change = await asAda('changeEmail', { body });
  expect(change.status).toBe(202);
  expect(change.body).toBeUndefined();
  const mails = await outboxOf(app.store, 'verify-email');
  expect(mails.at(-1)).toEqual({ email: next, userId: 1 });
  expect(await outboxOf(app.store, 'email-changed')).toEqual([]);
  expect((await asAda('me')).body).toMatchObject({ email: ADA.email });

  const auth = await authOf(app.store);
  const reset = await createResetToken(auth, ADA.email);
  expect((await follow(1, next)).status).toBe(200);
  expect((await asAda('me')).body).toMatchObject({
    email: next,
    emailVerified: true,
  });
  await logIn(app.server, { email: next });
  expect((await call(app.server, 'login', { body: ADA })).status).toBe(400);
  // The old address was not confirmed: it may be a stranger’s.
  expect(await outboxOf(app.store, 'email-changed')).toEqual([]);

  // The link sent to the old address no longer works.
  const link = { token: reset, password: NEW_PASSWORD };
  expect((await call(app.server, 'resetPassword', { body: link })).status).toBe(400);
});

test('notifies the old address when an account leaves it', async () => {
  expect((await follow(1, ADA.email)).status).toBe(200);
  expect(await outboxOf(app.store, 'email-changed')).toEqual([]);
  expect((await follow(1, 'countess@example.com')).status).toBe(200);
  expect(await outboxOf(app.store, 'email-changed')).toEqual([
    { email: ADA.email, userId: 1, from: ADA.email },
  ]);
});

test('accepts a confirmation link only in a session of its account', async () => {
  const bob = await signUp(app.server, 'bob@example.com');
  const link = await createVerifyToken(await authOf(app.store), 1, ADA.email);
  const follow = (session?: string) =>
    call(app.server, 'verifyEmail', { ...(session && { token: session }), body: { token: link } });
  expect((await follow()).status).toBe(401);
  await expectRefused(follow(bob), 400, 'otherAccount');
  // The refused attempt does not use the link up.
  expect((await follow(token)).status).toBe(200);
  // Other visitors must not learn whether it was used or whose address is confirmed.
  expect((await follow()).status).toBe(401);
  expect((await follow(bob)).refusal.message).toBe(messages.expiredLink);
});

test('moves the leads of an account to its new address', async () => {
  const send = (email: string) =>
    asAda('sendLead', {
      body: { ...LEAD, email, form: 'contact', name: 'Ada', message: `From ${email}` },
    });
  await send(ADA.email);
  await send('colleague@example.com');
  // A visitor who gives the address, without an account.
  await call(app.server, 'sendLead', {
    body: { ...LEAD, email: ADA.email, form: 'contact', name: 'Ada', message: 'From a visitor' },
  });
  expect((await follow(1, 'countess@example.com')).status).toBe(200);
  const leads = await rowsOf(app.store, 'lead');
  expect(leads.map(({ email }) => email)).toEqual([
    'countess@example.com',
    'colleague@example.com',
    ADA.email,
  ]);
});

test('sends no security mails to an unconfirmed address', async () => {
  const body = { current: PASSWORD, password: NEW_PASSWORD };
  const changed = await asAda('changePassword', { body });
  expect(changed.status).toBe(200);
  expect(await outboxOf(app.store, 'password-changed')).toEqual([]);
  const remove = { token: changed.body.token, body: { password: NEW_PASSWORD } };
  expect((await call(app.server, 'deleteAccount', remove)).status).toBe(200);
  expect(await outboxOf(app.store, 'account-deleted')).toEqual([]);
});

test('neither tells a stranger whether an address has an account nor takes one over', async () => {
  await signUp(app.server, 'bob@example.com');
  const before = (await outboxOf(app.store, 'verify-email')).length;
  const body = { email: 'bob@example.com', password: PASSWORD };
  const change = await asAda('changeEmail', { body });
  expect(change.status).toBe(202);
  expect(change.body).toBeUndefined();
  expect(await outboxOf(app.store, 'verify-email')).toHaveLength(before);
  // A stranger may have made the account while the mail was on its way.
  expect((await follow(1, 'bob@example.com')).status).toBe(400);
  expect(await user()).toBeDefined();
});

test('lists sessions with their devices and ends them', async () => {
  const phone = await logIn(app.server, { headers: { 'user-agent': 'Phone' } });
  const tablet = await logIn(app.server, { headers: { 'user-agent': 'Tablet' } });
  const { sessions } = (await asAda('sessions', { token: phone })).body;
  expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    ['Tablet', false],
    ['Phone', true],
    [expect.any(String), false],
  ]);
  for (const { startedAt, expiresAt } of sessions) {
    expect(Math.abs(Date.parse(startedAt) - Date.now())).toBeLessThan(60_000);
    expect(expiresAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  }
  expect(JSON.stringify(sessions)).not.toContain(tablet);

  expect((await asAda('endSession', { token: phone, id: sessions[0]?.id ?? 0 })).status).toBe(200);
  expect(await isOpen(app.server, tablet)).toBe(false);
  expect(await isOpen(app.server, phone)).toBe(true);

  expect((await asAda('endOtherSessions', { token: phone })).status).toBe(200);
  expect(await isOpen(app.server, token)).toBe(false);
  expect(await isOpen(app.server, phone)).toBe(true);
  expect((await asAda('sessions', { token: phone })).body.sessions).toHaveLength(1);
});

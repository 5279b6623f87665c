import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import {
  ADA,
  confirmAddresses,
  expectRefused,
  isOpen,
  logIn,
  outboxOf,
  PASSWORD,
} from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { answer, body, challenge, turnOn } from './second-factor.ts';
import { totp } from './totp.ts';

signInAda();

const WRONG_PASSWORD = {
  message: messages.wrongPassword,
  fields: { password: { code: 'incorrect' } },
};

const hasSecondFactor = async (bearer: string) =>
  (await asAda('me', { token: bearer })).body.secondFactor;

test('turns on once a code has been confirmed, issues a new token and notifies the owner', async () => {
  await confirmAddresses(app.store);
  const started = await asAda('startSecondFactor', { body });
  expect(started.status).toBe(200);
  const { uri, recoveryCodes } = started.body;
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/Lailoom:ada%40example\.com\?secret=[A-Z2-7]{32,}&issuer=/,
  );
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await hasSecondFactor(token)).toBe(false);
  // Until then, signing in requires no code.
  const other = await logIn(app.server);

  await expectRefused(asAda('confirmSecondFactor', { body: { code: '000000' } }), 400, 'wrongCode');
  const confirmed = await asAda('confirmSecondFactor', { body: { code: totp(uri) } });
  expect(confirmed.status).toBe(200);
  expect(Object.keys(confirmed.body)).toEqual(['token']);
  expect(await hasSecondFactor(confirmed.body.token)).toBe(true);
  for (const before of [token, other]) expect(await isOpen(app.server, before)).toBe(false);
  expect(confirmed.headers['set-cookie']).toBeUndefined();
  expect(await outboxOf(app.store, 'second-factor-on')).toEqual([{ email: ADA.email, userId: 1 }]);
});

test('issues a new secret when setup is restarted and invalidates the old one', async () => {
  const first = (await asAda('startSecondFactor', { body })).body;
  const second = (await asAda('startSecondFactor', { body })).body;
  const confirm = (uri: string) => asAda('confirmSecondFactor', { body: { code: totp(uri) } });
  expect((await confirm(first.uri)).refusal).toEqual({ message: messages.wrongCode });
  expect((await confirm(second.uri)).status).toBe(200);
});

test('refuses to start when on, and to confirm, end or renew when off', async () => {
  const off = { message: messages.secondFactorIsOff };
  for (const [name, sent] of [
    ['confirmSecondFactor', { code: '123456' }],
    ['endSecondFactor', { ...body, code: '123456' }],
    ['renewRecoveryCodes', { ...body, code: '123456' }],
  ] as const) {
    expect(await asAda(name, { body: sent })).toMatchObject({ status: 400, refusal: off });
  }
  const on = await turnOn();
  for (const [name, sent] of [
    ['startSecondFactor', body],
    ['confirmSecondFactor', { code: on.code }],
  ] as const) {
    await expectRefused(asAda(name, { token: on.token, body: sent }), 400, 'secondFactorIsOn');
  }
});

test('replaces the recovery codes and notifies the owner', async () => {
  await confirmAddresses(app.store);
  const on = await turnOn();
  const renewed = await asAda('renewRecoveryCodes', {
    token: on.token,
    body: { ...body, code: on.code },
  });
  expect(renewed.status).toBe(200);
  expect(await outboxOf(app.store, 'recovery-codes-renewed')).toEqual([
    { email: ADA.email, userId: 1 },
  ]);
  const { recoveryCodes } = renewed.body;
  expect(new Set([...recoveryCodes, ...on.recoveryCodes]).size).toBe(20);
  await expectRefused(answer(await challenge(), on.recoveryCodes[0] ?? ''), 400, 'wrongCode');
  expect((await answer(await challenge(), recoveryCodes[0] ?? '')).status).toBe(200);
});

test('requires no code to sign in once off and can be turned on again', async () => {
  await confirmAddresses(app.store);
  const on = await turnOn();
  const other = await answer(await challenge(), on.recoveryCodes[0] ?? '');
  const pending = await challenge();
  const ended = await asAda('endSecondFactor', {
    token: on.token,
    body: { ...body, code: on.code },
  });
  expect(ended.status).toBe(200);
  expect(await hasSecondFactor(ended.body.token)).toBe(false);
  // All earlier sessions are over, and the owner is notified.
  expect(await isOpen(app.server, on.token)).toBe(false);
  expect(await isOpen(app.server, other.body.token)).toBe(false);
  expect(await outboxOf(app.store, 'second-factor-off')).toEqual([{ email: ADA.email, userId: 1 }]);
  await expectRefused(answer(pending, on.code), 400, 'expiredChallenge');
  expect(await hasSecondFactor((await turnOn(await logIn(app.server))).token)).toBe(true);
});

test.each(['endSecondFactor', 'renewRecoveryCodes'] as const)(
  '%s requires the password and an unused code, from the authenticator or the list',
  async (name) => {
    const on = await turnOn();
    const send = (code: string | undefined, password = PASSWORD) =>
      asAda(name, { token: on.token, body: { password, code } });
    for (const code of ['000000', on.used, 'abcde-fghij']) {
      await expectRefused(send(code), 400, 'wrongCode');
    }
    expect((await send(undefined)).refusal.fields).toEqual({ code: { code: 'missing' } });
    const [recovery = ''] = on.recoveryCodes;
    // A wrong password does not use a recovery code up.
    expect((await send(recovery, 'not this one')).refusal).toEqual(WRONG_PASSWORD);
    expect(await hasSecondFactor(on.token)).toBe(true);
    expect((await send(recovery)).status).toBe(200);
  },
);

test('stores neither the secret nor the recovery codes in plain text', async () => {
  const { uri, recoveryCodes } = await turnOn();
  const rows = JSON.stringify(await app.store.db.selectFrom('twoFactor').selectAll().execute());
  for (const code of recoveryCodes) expect(rows).not.toContain(code);
  expect(rows).not.toContain(new URL(uri).searchParams.get('secret'));
});

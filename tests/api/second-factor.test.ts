import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { appWithStore } from '../server/fixture.ts';
import {
  ADA,
  call,
  confirmAddresses,
  expectRefused,
  isOpen,
  logIn,
  NEW_PASSWORD,
  outboxOf,
  PASSWORD,
  SIGNED_IN_ADA,
} from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { change } from './rows.ts';
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

test('requires a code to sign in and reveals nothing before it', async () => {
  const { code } = await turnOn();
  const login = await call(app.server, 'login', { body: ADA });
  expect(login.status).toBe(200);
  expect(login.body).toEqual({ secondFactor: expect.stringMatching(/^[\w.%~+/=-]{1,1024}$/) });
  expect(login.headers['set-cookie']).toBeUndefined();
  const { secondFactor } = login.body as { secondFactor: string };
  expect(await isOpen(app.server, secondFactor)).toBe(false);

  const { status, body: user, headers } = await answer(secondFactor, code);
  expect(status).toBe(200);
  expect(user).toEqual(SIGNED_IN_ADA);
  expect(headers['set-cookie']).toMatch(/^device=/);
  expect(await isOpen(app.server, user.token)).toBe(true);
});

test('accepts a code once, whatever it was used for', async () => {
  const { used, code, recoveryCodes } = await turnOn();
  // The code that turned it on.
  await expectRefused(answer(await challenge(), used), 400, 'wrongCode');

  expect((await answer(await challenge(), code)).status).toBe(200);
  const pending = await challenge();
  expect((await answer(pending, code)).refusal).toEqual({ message: messages.wrongCode });
  // Another code is accepted for the same challenge.
  expect((await answer(pending, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('lets in one of many concurrent uses of a code', async () => {
  const { code } = await turnOn();
  const challenges = [await challenge(), await challenge(), await challenge()];
  const answers = await Promise.all(challenges.map((each) => answer(each, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('accepts a recovery code once, in any spelling', async () => {
  const { recoveryCodes } = await turnOn();
  const [one = '', two = '', three = ''] = recoveryCodes;
  expect((await answer(await challenge(), one)).status).toBe(200);
  expect((await answer(await challenge(), one)).refusal).toEqual({ message: messages.wrongCode });
  expect((await answer(await challenge(), ` ${two.replace('-', ' ')} `)).status).toBe(200);
  const challenges = [await challenge(), await challenge()];
  const answers = await Promise.all(
    challenges.map((each) => answer(each, three.replace('-', '–'))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('accepts a challenge once and only with a right code', async () => {
  const { uri, code, recoveryCodes } = await turnOn();
  const pending = await challenge();
  for (const wrong of ['000000', 'abcde-fghij', 'x', '12345678901', totp(uri, 5)]) {
    await expectRefused(answer(pending, wrong), 400, 'wrongCode');
  }
  // Five wrong codes end a challenge.
  expect((await answer(pending, code)).refusal).toEqual({ message: messages.expiredChallenge });

  const next = await challenge();
  expect((await answer(next, code)).status).toBe(200);
  await expectRefused(answer(next, recoveryCodes[0] ?? ''), 400, 'expiredChallenge');
});

test('refuses an expired or forged challenge, never with 401', async () => {
  const { code } = await turnOn();
  const pending = await challenge();
  const [identifier = '', signature = ''] = pending.split('.');
  const other = (await challenge()).split('.');
  for (const each of [
    'x',
    identifier,
    `${identifier}.`,
    `${identifier}.${signature.slice(1)}`,
    `${identifier}.${other[1]}`,
    `2fa-attempts-${pending}`,
    `${pending}.${signature}`,
    '%zz',
    '2fa-%00.%ff',
    '2fa-x=y.z',
  ]) {
    await expectRefused(answer(each, code), 400, 'expiredChallenge');
  }
  const moment = new Date(Date.now() - 1000);
  await change(app.store, 'verification', { expiresAt: moment });
  await expectRefused(answer(pending, code), 400, 'expiredChallenge');
});

test('invalidates a challenge when the password changes', async () => {
  const on = await turnOn();
  const pending = await challenge();
  const changed = { current: PASSWORD, password: NEW_PASSWORD };
  await asAda('changePassword', { token: on.token, body: changed });
  await expectRefused(answer(pending, on.code), 400, 'expiredChallenge');
  expect((await answer(await challenge({ ...ADA, password: NEW_PASSWORD }), on.code)).status).toBe(
    200,
  );
});

test('refuses a used code after a restart', async () => {
  const { used } = await turnOn();
  await app.server.close();
  await app.store.close();

  const next = await appWithStore(app.env);
  await expectRefused(answer(await challenge(ADA, next), used, next), 400, 'wrongCode');
});

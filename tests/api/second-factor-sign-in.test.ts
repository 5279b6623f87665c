import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import { appWithStore } from '../server/fixture.ts';
import {
  ADA,
  call,
  expectRefused,
  isOpen,
  NEW_PASSWORD,
  PASSWORD,
  SIGNED_IN_ADA,
} from './accounts.ts';
import { app, asAda, signInAda } from './ada.ts';
import { change, rowsOf } from './rows.ts';
import { answer, challenge, turnOn } from './second-factor.ts';
import { totp } from './totp.ts';

signInAda();

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

test('refuses a used code after a restart and removes its mark when no longer needed', async () => {
  const { used } = await turnOn();
  await app.server.close();
  await app.store.close();

  const next = await appWithStore(app.env);
  await expectRefused(answer(await challenge(ADA, next), used, next), 400, 'wrongCode');

  const { store, dataDir } = next;
  await change(store, 'usedCode', { expiresAt: Date.now() - 1 });
  expect(await removeExpired(store, { leadRetentionDays: 730, dataDir })).toBe(1);
  expect(await rowsOf(store, 'usedCode')).toEqual([]);
});

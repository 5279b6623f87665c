import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { removeExpired } from '../../server/privacy/retention.ts';
import { engineValues } from '../../server/store/moments.ts';
import { appWithStore, databaseEnv, temporaryFolder } from '../server/fixture.ts';
import {
  ADA,
  call,
  confirmAddresses,
  isOpen,
  logIn,
  NEW_PASSWORD,
  outboxOf,
  PASSWORD,
  SIGNED_IN_ADA,
  signUp,
} from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import { totp } from './totp.ts';

signInAda();

const body = { password: PASSWORD };
const WRONG_PASSWORD = {
  message: messages.wrongPassword,
  fields: { password: { code: 'incorrect' } },
};

/**
 * Turns the second factor on, in the session of a token. Answers with the code that this has used, and with the next
 * one, which is good for another minute: a test that crosses the half minute must not fail by it.
 */
async function turnOn(session = token) {
  const started = (await call(app.server, 'startSecondFactor', { token: session, body })).body;
  const [used, code] = [totp(started.uri), totp(started.uri, 1)];
  const confirmed = await call(app.server, 'confirmSecondFactor', {
    token: session,
    body: { code: used },
  });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.refusal));
  return { ...started, token: confirmed.body.token, used, code };
}

async function challenge(password = PASSWORD): Promise<string> {
  const answer = await call(app.server, 'login', { body: { email: ADA.email, password } });
  if (!answer.body || !('secondFactor' in answer.body)) throw new Error('no challenge');
  return answer.body.secondFactor;
}

const answer = (asked: string, code: string) =>
  call(app.server, 'loginSecondFactor', { body: { challenge: asked, code } });

const hasSecondFactor = async (bearer: string) =>
  (await call(app.server, 'me', { token: bearer })).body.secondFactor;

test('it is on once a code has been confirmed, with a new token', async () => {
  const started = await call(app.server, 'startSecondFactor', { token, body });
  expect(started.status).toBe(200);
  const { uri, recoveryCodes } = started.body;
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/Lailoom:ada%40example\.com\?secret=[A-Z2-7]{32,}&issuer=/,
  );
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await hasSecondFactor(token)).toBe(false);
  // Until then signing in asks for no code.
  await logIn(app.server);

  const wrong = await call(app.server, 'confirmSecondFactor', { token, body: { code: '000000' } });
  expect(wrong.status).toBe(400);
  expect(wrong.refusal).toEqual({ message: messages.wrongCode });
  const confirmed = await call(app.server, 'confirmSecondFactor', {
    token,
    body: { code: totp(uri) },
  });
  expect(confirmed.status).toBe(200);
  expect(Object.keys(confirmed.body)).toEqual(['token']);
  expect(await hasSecondFactor(confirmed.body.token)).toBe(true);
  expect(await isOpen(app.server, token)).toBe(false);
  expect(confirmed.headers['set-cookie']).toBeUndefined();
});

test('starting anew gives a new secret, and the one before does not count', async () => {
  const first = (await call(app.server, 'startSecondFactor', { token, body })).body;
  const second = (await call(app.server, 'startSecondFactor', { token, body })).body;
  const confirm = (uri: string) =>
    call(app.server, 'confirmSecondFactor', { token, body: { code: totp(uri) } });
  expect((await confirm(first.uri)).refusal).toEqual({ message: messages.wrongCode });
  expect((await confirm(second.uri)).status).toBe(200);
});

test('signing in asks for a code, and gives nothing away before it', async () => {
  const { code } = await turnOn();
  const asked = await call(app.server, 'login', { body: ADA });
  expect(asked.status).toBe(200);
  expect(asked.body).toEqual({ secondFactor: expect.stringMatching(/^[\w.%~+/=-]{1,1024}$/) });
  expect(asked.headers['set-cookie']).toBeUndefined();
  const { secondFactor } = asked.body as { secondFactor: string };
  expect(await isOpen(app.server, secondFactor)).toBe(false);

  const { status, body: user, headers } = await answer(secondFactor, code);
  expect(status).toBe(200);
  expect(user).toEqual(SIGNED_IN_ADA);
  expect(headers['set-cookie']).toMatch(/^device=/);
  expect(await isOpen(app.server, user.token)).toBe(true);
});

test('the session keeps the device that the code came from', async () => {
  const { code } = await turnOn();
  const { body: user } = await call(app.server, 'loginSecondFactor', {
    body: { challenge: await challenge(), code },
    headers: { 'user-agent': 'Phone' },
  });
  const { sessions } = (await call(app.server, 'sessions', { token: user.token })).body;
  expect(sessions.find(({ isCurrent }) => isCurrent)?.userAgent).toBe('Phone');
});

/** A text in the letters and digits of Japanese keyboards. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

test.each([
  ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['a minus sign', (code: string) => `${code.slice(0, 3)}−${code.slice(3)}`],
  ['Thai digits', (code: string) => code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[+digit] ?? '')],
  ['full-width digits', (code: string) => fullWidth(`${code.slice(0, 3)} ${code.slice(3)}`)],
  ['what is invisible', (code: string) => `\u200b${code.slice(0, 3)}\u00ad${code.slice(3)}\ufeff`],
])('a code may be written with %s', async (_how, write) => {
  const { code } = await turnOn();
  expect((await answer(await challenge(), write(code))).status).toBe(200);
});

test('a code is good once, whatever it was used for', async () => {
  const { used, code, recoveryCodes } = await turnOn();
  // What turned it on.
  const replayed = await answer(await challenge(), used);
  expect(replayed.status).toBe(400);
  expect(replayed.refusal).toEqual({ message: messages.wrongCode });

  expect((await answer(await challenge(), code)).status).toBe(200);
  const asked = await challenge();
  expect((await answer(asked, code)).refusal).toEqual({ message: messages.wrongCode });
  // Another one is good, and for the same challenge.
  expect((await answer(asked, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('of many who use a code at once one gets in', async () => {
  const { code } = await turnOn();
  const asked = [await challenge(), await challenge(), await challenge()];
  const answers = await Promise.all(asked.map((each) => answer(each, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('a recovery code is good once, however it is written', async () => {
  const { recoveryCodes } = await turnOn();
  const [one = '', two = '', three = '', ...others] = recoveryCodes;
  expect((await answer(await challenge(), one)).status).toBe(200);
  expect((await answer(await challenge(), one)).refusal).toEqual({ message: messages.wrongCode });
  expect((await answer(await challenge(), ` ${two.replace('-', ' ')} `)).status).toBe(200);
  const asked = [await challenge(), await challenge()];
  const answers = await Promise.all(asked.map((each) => answer(each, three.replace('-', '–'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  for (const write of [
    (code: string) => code.toUpperCase(),
    (code: string) => code.toLowerCase().replace('-', ''),
    (code: string) => fullWidth(code),
    (code: string) => code.replace('-', '−').replaceAll(/0/g, 'O').replaceAll(/[1I]/g, 'l'),
  ]) {
    const code = write(others.pop() ?? '');
    expect([code, (await answer(await challenge(), code)).status]).toEqual([code, 200]);
    expect((await answer(await challenge(), code)).refusal).toEqual({
      message: messages.wrongCode,
    });
  }
});

test('a challenge is good once, and only for a right code', async () => {
  const { uri, code, recoveryCodes } = await turnOn();
  const asked = await challenge();
  for (const wrong of ['000000', 'abcde-fghij', 'x', '12345678901', totp(uri, 5)]) {
    const { status, refusal } = await answer(asked, wrong);
    expect(status).toBe(400);
    expect(refusal).toEqual({ message: messages.wrongCode });
  }
  // Five wrong codes are enough for one challenge.
  expect((await answer(asked, code)).refusal).toEqual({ message: messages.expiredChallenge });

  const next = await challenge();
  expect((await answer(next, code)).status).toBe(200);
  const again = await answer(next, recoveryCodes[0] ?? '');
  expect(again.status).toBe(400);
  expect(again.refusal).toEqual({ message: messages.expiredChallenge });
});

test('a challenge that has expired, or is not ours, is refused, and never with 401', async () => {
  const { code } = await turnOn();
  const asked = await challenge();
  const [identifier = '', signature = ''] = asked.split('.');
  const other = (await challenge()).split('.');
  for (const each of [
    'x',
    identifier,
    `${identifier}.`,
    `${identifier}.${signature.slice(1)}`,
    `${identifier}.${other[1]}`,
    `2fa-attempts-${asked}`,
    `${asked}.${signature}`,
    '%zz',
    '2fa-%00.%ff',
    '2fa-x=y.z',
  ]) {
    const { status, refusal } = await answer(each, code);
    expect(status, each).toBe(400);
    expect(refusal).toEqual({ message: messages.expiredChallenge });
  }
  const moment = new Date(Date.now() - 1000);
  await app.store.db
    .updateTable('verification')
    .set({ expiresAt: engineValues(app.store).moment(moment) })
    .execute();
  const late = await answer(asked, code);
  expect(late.status).toBe(400);
  expect(late.refusal).toEqual({ message: messages.expiredChallenge });
});

test('a challenge does not outlive the password that it was given for', async () => {
  const on = await turnOn();
  const asked = await challenge();
  const changed = { current: PASSWORD, password: NEW_PASSWORD };
  await call(app.server, 'changePassword', { token: on.token, body: changed });
  expect((await answer(asked, on.code)).refusal).toEqual({
    message: messages.expiredChallenge,
  });
  expect((await answer(await challenge(NEW_PASSWORD), on.code)).status).toBe(200);
});

test('ending and new recovery codes take the password', async () => {
  const wrong = { password: 'not this one' };
  const on = await turnOn();
  for (const name of ['endSecondFactor', 'renewRecoveryCodes'] as const) {
    const { status, refusal } = await call(app.server, name, {
      token: on.token,
      body: { ...wrong, code: on.code },
    });
    expect(status, name).toBe(400);
    expect(refusal).toEqual(WRONG_PASSWORD);
  }
  expect(await hasSecondFactor(on.token)).toBe(true);
});

test('what is on cannot be started, and what is off cannot be confirmed, ended or renewed', async () => {
  const off = { message: messages.secondFactorIsOff };
  for (const [name, sent] of [
    ['confirmSecondFactor', { code: '123456' }],
    ['endSecondFactor', { ...body, code: '123456' }],
    ['renewRecoveryCodes', { ...body, code: '123456' }],
  ] as const) {
    const { status, refusal } = await call(app.server, name, { token, body: sent });
    expect(status, name).toBe(400);
    expect(refusal).toEqual(off);
  }
  const on = await turnOn();
  for (const [name, sent] of [
    ['startSecondFactor', body],
    ['confirmSecondFactor', { code: on.code }],
  ] as const) {
    const { status, refusal } = await call(app.server, name, { token: on.token, body: sent });
    expect(status, name).toBe(400);
    expect(refusal).toEqual({ message: messages.secondFactorIsOn });
  }
});

test('new recovery codes take a code, and the place of the old ones; the owner is told', async () => {
  await confirmAddresses(app.store);
  const on = await turnOn();
  const renew = (code: string) =>
    call(app.server, 'renewRecoveryCodes', { token: on.token, body: { ...body, code } });
  for (const code of ['000000', on.used, 'abcde-fghij']) {
    const { status, refusal } = await renew(code);
    expect([code, status, refusal]).toEqual([code, 400, { message: messages.wrongCode }]);
  }
  expect(await outboxOf(app.store, 'recovery-codes-renewed')).toEqual([]);
  const renewed = await renew(on.code);
  expect(renewed.status).toBe(200);
  expect(await outboxOf(app.store, 'recovery-codes-renewed')).toEqual([
    { email: ADA.email, userId: 1 },
  ]);
  const { recoveryCodes } = renewed.body;
  expect(new Set([...recoveryCodes, ...on.recoveryCodes]).size).toBe(20);
  const old = await answer(await challenge(), on.recoveryCodes[0] ?? '');
  expect(old.refusal).toEqual({ message: messages.wrongCode });
  expect((await answer(await challenge(), recoveryCodes[0] ?? '')).status).toBe(200);
});

test('once it is off, signing in asks for no code; it can be turned on again', async () => {
  await confirmAddresses(app.store);
  const on = await turnOn();
  const other = await answer(await challenge(), on.recoveryCodes[0] ?? '');
  const asked = await challenge();
  const ended = await call(app.server, 'endSecondFactor', {
    token: on.token,
    body: { ...body, code: on.code },
  });
  expect(ended.status).toBe(200);
  expect(await hasSecondFactor(ended.body.token)).toBe(false);
  // All sessions from before are over, and the owner is told.
  expect(await isOpen(app.server, on.token)).toBe(false);
  expect(await isOpen(app.server, other.body.token)).toBe(false);
  expect(await outboxOf(app.store, 'second-factor-off')).toEqual([{ email: ADA.email, userId: 1 }]);
  expect((await answer(asked, on.code)).refusal).toEqual({
    message: messages.expiredChallenge,
  });
  expect(await hasSecondFactor((await turnOn(await logIn(app.server))).token)).toBe(true);
});

test('turning it on ends all other sessions, and the owner is told', async () => {
  await confirmAddresses(app.store);
  const other = await logIn(app.server);
  const on = await turnOn();
  expect(await isOpen(app.server, on.token)).toBe(true);
  expect(await isOpen(app.server, other)).toBe(false);
  expect(await outboxOf(app.store, 'second-factor-on')).toEqual([{ email: ADA.email, userId: 1 }]);
});

test('turning it off takes a code, of the authenticator or from the list, that was not used before', async () => {
  const on = await turnOn();
  const end = (code: string, password = PASSWORD) =>
    call(app.server, 'endSecondFactor', { token: on.token, body: { password, code } });
  for (const code of ['000000', on.used, 'abcde-fghij']) {
    const { status, refusal } = await end(code);
    expect(status, code).toBe(400);
    expect(refusal).toEqual({ message: messages.wrongCode });
  }
  const without = await call(app.server, 'endSecondFactor', {
    token: on.token,
    body: body as { password: string; code: string },
  });
  expect(without.refusal.fields).toEqual({ code: { code: 'missing' } });
  const [recovery = ''] = on.recoveryCodes;
  // A wrong password uses no recovery code up.
  expect((await end(recovery, 'not this one')).refusal).toEqual(WRONG_PASSWORD);
  expect(await hasSecondFactor(on.token)).toBe(true);
  expect((await end(recovery)).status).toBe(200);
});

test('a code that was used is not good after a restart, and its mark goes when it is no longer needed', async () => {
  const env = { ...(await databaseEnv()), DATA_DIR: temporaryFolder() };
  const first = await appWithStore(env);
  const session = await signUp(first.server);
  const started = (await call(first.server, 'startSecondFactor', { token: session, body })).body;
  const code = totp(started.uri);
  await call(first.server, 'confirmSecondFactor', { token: session, body: { code } });
  await first.server.close();
  await first.store.close();

  const { server, store } = await appWithStore(env);
  const asked = (await call(server, 'login', { body: ADA })).body;
  const sent = { challenge: 'secondFactor' in asked ? asked.secondFactor : '', code };
  const replayed = await call(server, 'loginSecondFactor', { body: sent });
  expect(replayed.refusal).toEqual({ message: messages.wrongCode });

  await store.db
    .updateTable('usedCode')
    .set({ expiresAt: Date.now() - 1 })
    .execute();
  expect(await removeExpired(store, { leadRetentionDays: 730, dataDir: env.DATA_DIR })).toBe(1);
  expect(await store.db.selectFrom('usedCode').selectAll().execute()).toEqual([]);
});

test('neither the secret nor the recovery codes stand in the database as they are', async () => {
  const { uri, recoveryCodes } = await turnOn();
  const rows = JSON.stringify(await app.store.db.selectFrom('twoFactor').selectAll().execute());
  for (const code of recoveryCodes) expect(rows).not.toContain(code);
  expect(rows).not.toContain(new URL(uri).searchParams.get('secret'));
});

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ADA,
  authOf,
  call,
  expectRefused,
  isOpen,
  logIn,
  PASSWORD,
  SIGNED_IN_ADA,
} from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import { change, rowOf, rowsOf } from './rows.ts';

signInAda();

test('returns exactly these six fields when signing in', async () => {
  const { status, body, headers } = await call(app.server, 'login', { body: ADA });
  expect(status).toBe(200);
  expect(body).toEqual(SIGNED_IN_ADA);
  // The cookie marks this device as known and grants no access.
  expect(headers['set-cookie']).toMatch(
    /^device=[\w-]{22}\.\d+\.[\w-]{43}; Path=\/api\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('answers a wrong password and an unknown address the same', async () => {
  for (const email of [ADA.email, 'nobody@example.com']) {
    await expectRefused(
      call(app.server, 'login', { body: { email, password: 'wrong one' } }),
      400,
      'wrongLogin',
    );
  }
});

test('ends only this session when signing out, which is also allowed when signed out', async () => {
  const [one, other] = [token, await logIn(app.server)];
  const { status, body } = await call(app.server, 'logout', { token: one });
  expect(status).toBe(200);
  expect(body).toBeUndefined();
  expect(await isOpen(app.server, one)).toBe(false);
  expect(await isOpen(app.server, other)).toBe(true);
  expect((await call(app.server, 'logout', { token: one })).status).toBe(200);
  expect((await call(app.server, 'logout')).status).toBe(200);
});

test('accepts no header but the bearer token of a session', async () => {
  const { id } = await rowOf(app.store, 'session');
  for (const authorization of [
    '',
    `Bearer ${id}`,
    token,
    `Basic ${token}`,
    `Basic ${Buffer.from(`${ADA.email}:${PASSWORD}`).toString('base64')}`,
    `Bearer ${token}x`,
    `Bearer ${token.toUpperCase()}`,
    `Bearer ${token}.c2lnbmF0dXJl`,
    `Bearer ${'x'.repeat(8000)}`,
    'Bearer \u00ff\u00fe\u00fd\u00fc\u00ff\u00fe\u00fd\u00fc\u00ff\u00fe\u00fd\u00fc\u00ff\u00fe\u00fd',
  ]) {
    for (const name of ['me', 'sessions', 'inbox'] as const) {
      await expectRefused(
        call(app.server, name, { headers: { authorization } }),
        401,
        'unauthorised',
      );
    }
  }
  // The scheme’s name is not case-sensitive (RFC 9110, 11.1).
  const headers = { authorization: `bearer ${token}` };
  expect((await call(app.server, 'me', { headers })).status).toBe(200);
});

test('accepts no cookie, whatever its name', async () => {
  // Signed as the library signs it for a browser: it would accept this one if asked.
  const auth = await authOf(app.store);
  const { secret, authCookies } = await auth.$context;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const signed = encodeURIComponent(`${token}.${signature}`);
  const taken = new Headers({ cookie: `${authCookies.sessionToken.name}=${signed}` });
  expect(await auth.api.getSession({ headers: taken })).toMatchObject({ session: { token } });
  const cookie = `session=${token}; better-auth.session_token=${signed}; __Secure-better-auth.session_token=${signed}`;
  const headers = { cookie };
  expect((await call(app.server, 'me', { headers })).status).toBe(401);
  const body = { lastName: 'X' };
  expect((await call(app.server, 'changeDetails', { headers, body })).status).toBe(401);
  await call(app.server, 'logout', { headers });
  expect(await isOpen(app.server, token)).toBe(true);
});

const DAY = 24 * 60 * 60 * 1000;

async function daysLeft(): Promise<number> {
  const { expiresAt } = await rowOf(app.store, 'session');
  return (new Date(expiresAt).getTime() - Date.now()) / DAY;
}

test('ends a session when its time is over, and extends it with use', async () => {
  const setExpiry = (from: number) =>
    change(app.store, 'session', { expiresAt: new Date(Date.now() + from) });
  expect(await daysLeft()).toBeCloseTo(30, 2);
  // Not with every call, which would be a write for each.
  const halfAnHourUsed = 30 - 1 / 48;
  await setExpiry(halfAnHourUsed * DAY);
  expect(await isOpen(app.server, token)).toBe(true);
  expect(await daysLeft()).toBeCloseTo(halfAnHourUsed, 2);
  await setExpiry(2 * DAY);
  expect(await isOpen(app.server, token)).toBe(true);
  expect(await daysLeft()).toBeCloseTo(30, 2);

  await setExpiry(-1000);
  await expectRefused(call(app.server, 'me', { token }), 401, 'unauthorised');
});

test('ends a session after ninety days, however often it is used', async () => {
  const setTimes = (begunDaysAgo: number, endsInDays: number) =>
    change(app.store, 'session', {
      createdAt: new Date(Date.now() - begunDaysAgo * DAY),
      expiresAt: new Date(Date.now() + endsInDays * DAY),
    });
  await setTimes(80, 2);
  expect(await isOpen(app.server, token)).toBe(true);
  expect(await daysLeft()).toBeCloseTo(10, 2);
  await setTimes(90, 20);
  expect(await isOpen(app.server, token)).toBe(false);
});

test('records the device of a session, but no address', async () => {
  const browser = `Browser/1.0 ${'x'.repeat(400)}`;
  await logIn(app.server, {
    headers: {
      'user-agent': browser,
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
    },
  });
  const rows = await rowsOf(app.store, 'session');
  expect(rows.at(-1)?.userAgent).toBe(browser.slice(0, 300));
  for (const { ipAddress } of rows) expect(ipAddress ?? '').toBe('');
});

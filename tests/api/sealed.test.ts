import { expect, test } from 'vitest';
import { ConfigError } from '../../server/config.ts';
import { appWithStore, SECRET_KEY } from '../server/fixture.ts';
import { ADA, authOf, isOpen, logIn } from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import { change, rowOf, rowsOf } from './rows.ts';
import { answer, challenge, turnOn } from './second-factor.ts';

signInAda();

const tokens = async () => (await rowsOf(app.store, 'session')).map(({ token }) => token);

const storedSecret = () => rowOf(app.store, 'setting', { name: 'auth-secret' });

test('cannot open a session with the stored token', async () => {
  const sessions = [token, await logIn(app.server)];
  const stored = await tokens();
  expect(stored).toHaveLength(2);
  for (const each of sessions) {
    expect(JSON.stringify(stored)).not.toContain(each);
    expect(await isOpen(app.server, each)).toBe(true);
  }
  for (const each of stored) expect(await isOpen(app.server, each)).toBe(false);
  const auth = await authOf(app.store);
  const { internalAdapter } = await auth.$context;
  for (const each of stored) expect(await internalAdapter.findSession(each)).toBeNull();
  // The library finds and ends sessions by the token that it issued.
  expect(await internalAdapter.findSession(token)).toMatchObject({ session: { token } });
  await internalAdapter.deleteSession(token);
  expect(await isOpen(app.server, token)).toBe(false);
});

test('seals a secret from before keys existed and keeps second factors working', async () => {
  const { secret } = await (await authOf(app.store)).$context;
  expect((await storedSecret()).value).toMatch(/^sealed:/);
  expect((await storedSecret()).value).not.toContain(secret);
  const { code } = await turnOn(token, app);

  await change(app.store, 'setting', { value: secret }, { name: 'auth-secret' });
  const next = await appWithStore(app.env);
  expect((await storedSecret()).value).toMatch(/^sealed:/);
  expect((await answer(await challenge(ADA, next), code, next)).status).toBe(200);
});

test('refuses to start with another key or none and creates nothing', async () => {
  const { env } = app;
  const before = await storedSecret();
  await expect(appWithStore({ ...env, SECRET_KEY: `${SECRET_KEY}!` })).rejects.toThrow(
    new ConfigError(
      'The key in SECRET_KEY is not the one that the database is encrypted with: restore that one (docs/operations.md explains what to do if it is lost).',
    ),
  );
  const file = `${env['DATA_DIR']}/there-is-none`;
  await expect(appWithStore({ ...env, SECRET_KEY: '', SECRET_KEY_FILE: file })).rejects.toThrow(
    `${file} is missing, and the database is encrypted with it`,
  );
  expect(await storedSecret()).toEqual(before);
});

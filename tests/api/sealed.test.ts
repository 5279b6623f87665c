import { beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../../server/config.ts';
import { migrate } from '../../server/store/migrations.ts';
import { appWithStore, databaseEnv, SECRET_KEY, temporaryFolder } from '../server/fixture.ts';
import { ADA, authOf, call, isOpen, logIn, PASSWORD, signUp } from './accounts.ts';
import { totp } from './totp.ts';

let env: Record<string, string>;
let app: Awaited<ReturnType<typeof appWithStore>>;
beforeEach(async () => {
  env = { ...(await databaseEnv()), DATA_DIR: temporaryFolder() };
  app = await appWithStore(env);
});

const tokens = async () =>
  (await app.store.db.selectFrom('session').select('token').execute()).map(({ token }) => token);

const storedSecret = () =>
  app.store.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'auth-secret')
    .executeTakeFirstOrThrow();

test('cannot open a session with the stored token', async () => {
  const sessions = [await signUp(app.server), await logIn(app.server)];
  const stored = await tokens();
  expect(stored).toHaveLength(2);
  for (const token of sessions) {
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await isOpen(app.server, token)).toBe(true);
  }
  for (const token of stored) expect(await isOpen(app.server, token)).toBe(false);
  const auth = await authOf(app.store);
  const { internalAdapter } = await auth.$context;
  for (const token of stored) expect(await internalAdapter.findSession(token)).toBeNull();
  // The library finds and ends sessions by the token that it issued.
  const [token = ''] = sessions;
  expect(await internalAdapter.findSession(token)).toMatchObject({ session: { token } });
  await internalAdapter.deleteSession(token);
  expect(await isOpen(app.server, token)).toBe(false);
});

test('keeps sessions from before tokens were hashed', async () => {
  const token = await signUp(app.server);
  await app.store.db.updateTable('session').set({ token }).execute();
  const step = '2026-11-23-hashed-session-tokens';
  await app.store.db.deleteFrom('migration').where('name', '=', step).execute();
  expect(await isOpen(app.server, token)).toBe(false);
  await migrate(app.store);
  expect(await isOpen(app.server, token)).toBe(true);
  expect(await tokens()).not.toContain(token);
});

test('seals a secret from before keys existed and keeps second factors working', async () => {
  const token = await signUp(app.server);
  const { secret } = await (await authOf(app.store)).$context;
  expect((await storedSecret()).value).toMatch(/^sealed:/);
  expect((await storedSecret()).value).not.toContain(secret);
  const { uri } = (
    await call(app.server, 'startSecondFactor', { token, body: { password: PASSWORD } })
  ).body;
  await call(app.server, 'confirmSecondFactor', { token, body: { code: totp(uri) } });

  await app.store.db
    .updateTable('setting')
    .set({ value: secret })
    .where('name', '=', 'auth-secret')
    .execute();
  const { server } = await appWithStore(env);
  expect((await storedSecret()).value).toMatch(/^sealed:/);
  const login = (await call(server, 'login', { body: ADA })).body;
  const challenge = 'secondFactor' in login ? login.secondFactor : '';
  const body = { challenge, code: totp(uri, 1) };
  expect((await call(server, 'loginSecondFactor', { body })).status).toBe(200);
});

test('refuses to start with another key or none and creates nothing', async () => {
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

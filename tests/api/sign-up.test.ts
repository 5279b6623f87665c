import { expect, inject, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { appWithStore, databaseEnv } from '../server/fixture.ts';
import { ADA, call, expectRefused, logIn, outboxOf, PASSWORD } from './accounts.ts';
import { rowsOf } from './rows.ts';

const users = ({ store }: Awaited<ReturnType<typeof appWithStore>>) => rowsOf(store, 'user');

test('creates an account that works at once and asks its owner to confirm the address', async () => {
  const app = await appWithStore();
  const headers = { 'accept-language': 'th' };
  const body = { ...ADA, email: ' Ada@Example.COM ' };
  const made = await call(app.server, 'signup', { body, headers });
  expect(made.status).toBe(200);
  expect(made.body).toBeUndefined();

  const token = await logIn(app.server);
  expect((await call(app.server, 'me', { token })).body).toEqual({
    id: 1,
    username: 'Ada',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'King Lovelace',
    role: 'customer',
    company: '',
    lang: 'th',
    timeZone: 'Asia/Bangkok',
    image: null,
    emailVerified: false,
    secondFactor: false,
  });
  expect(await outboxOf(app.store, 'verify-email')).toEqual([
    { userId: 1, email: 'ada@example.com' },
  ]);
  expect((await users(app))[0]).toMatchObject({ name: ADA.name, lang: 'th' });
  expect(await rowsOf(app.store, 'account')).toHaveLength(1);
});

test('gives an address to one of three concurrent sign-ups, on whichever server', async () => {
  const env = await databaseEnv();
  const app = await appWithStore(env);
  const other = inject('postgres') === undefined ? app : await appWithStore(env);
  const answers = await Promise.all(
    Array.from({ length: 3 }, (_, index) =>
      call((index % 2 ? app : other).server, 'signup', { body: ADA }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  for (const { status, refusal } of answers) {
    if (status === 400) expect(refusal).toEqual({ message: messages.userExists });
  }
  expect(await users(app)).toHaveLength(1);
  expect(await outboxOf(app.store, 'verify-email')).toHaveLength(1);
  await logIn(other.server);
});

test.each([
  ['Lovelace1843', 'own'],
  // The company’s name.
  ['ลายลูม๒๕๖๙', 'own'],
] as const)('refuses the password %s with a reason (%s)', async (password, because) => {
  const app = await appWithStore();
  const body = { ...ADA, password };
  await expectRefused(call(app.server, 'signup', { body }), 400, 'commonPassword', {
    password: { code: 'too_common', because },
  });
  expect(await users(app)).toHaveLength(0);
  // A visitor who is still typing is told the same, and nothing is stored.
  expect((await call(app.server, 'passwordStrength', { body })).body).toEqual({
    strength: 'weak',
    because,
  });
});

test('tells any visitor the strength of a password from the fields filled in so far', async () => {
  const { server } = await appWithStore();
  const strengthOf = async (body: { password: string; email?: string; name?: string }) =>
    (await call(server, 'passwordStrength', { body })).body.strength;
  expect(await strengthOf({ password: PASSWORD })).toBe('fair');
  expect(await strengthOf({ password: 'my dog ate 3 socks' })).toBe('strong');
  expect(await strengthOf({ password: 'wongsuwan-1843' })).not.toBe('weak');
  expect(await strengthOf({ password: 'wongsuwan-1843', name: 'Nok Wongsuwan' })).toBe('weak');
  expect(await strengthOf({ password: 'wongsuwan-1843', email: 'nok.wongsuwan@' })).toBe('weak');
});

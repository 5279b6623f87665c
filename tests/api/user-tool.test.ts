import { expect, test } from 'vitest';
import { user } from '../../tools/user.ts';
import { appWithStore } from '../server/fixture.ts';
import { call, confirmAddresses, isOpen, logIn, signUp } from './accounts.ts';
import { leadRow } from './people.ts';
import { add } from './rows.ts';

const run = (env: NodeJS.ProcessEnv, ...args: string[]) => user(args, env);

test('makes an account an administrator and a customer again while the server runs', async () => {
  const { env, server, store } = await appWithStore();
  const token = await signUp(server);
  await signUp(server, 'bob@example.com');
  const role = async () => (await call(server, 'me', { token })).body.role;
  const inbox = async () => (await call(server, 'inbox', { token })).status;
  expect([await role(), await inbox()]).toEqual(['customer', 403]);
  await confirmAddresses(store);

  expect(await run(env, 'admin', 'Ada@Example.com')).toEqual({
    code: 0,
    stdout: 'ada@example.com is an administrator now.\n',
    stderr: '',
  });
  expect([await role(), await inbox()]).toEqual(['admin', 200]);
  const id = await add(store, 'lead', leadRow());
  await call(server, 'updateLead', { token, id, body: { assignedTo: 1 } });
  const assigned = () => store.db.selectFrom('conversation').select(['id', 'assignedTo']).execute();
  expect(await assigned()).toEqual([{ id, assignedTo: 1 }]);

  expect((await run(env, 'customer', 'ada@example.com')).stdout).toBe(
    'ada@example.com is a customer now.\n',
  );
  expect([await role(), await inbox()]).toEqual(['customer', 403]);
  // It is no longer assigned.
  expect(await assigned()).toEqual([{ id, assignedTo: null }]);
});

test('ends the sessions of one account or of all while the server runs', async () => {
  const { env, server } = await appWithStore();
  const ada = await signUp(server);
  const bob = await signUp(server, 'bob@example.com');
  const adaElsewhere = await logIn(server);
  const open = () => Promise.all([ada, bob, adaElsewhere].map((token) => isOpen(server, token)));
  expect(await open()).toEqual([true, true, true]);

  expect(await run(env, 'sign-out', 'Bob@Example.com')).toEqual({
    code: 0,
    stdout: 'bob@example.com is signed out: 1 session has ended.\n',
    stderr: '',
  });
  expect(await open()).toEqual([true, false, true]);
  expect((await run(env, 'sign-out', 'nobody@example.com')).code).toBe(1);
  expect((await run(env, 'sign-out', 'everybody')).stdout).toBe(
    'Everybody is signed out: 2 sessions have ended.\n',
  );
  expect(await open()).toEqual([false, false, false]);
  // The accounts can sign in again.
  expect(await isOpen(server, await logIn(server))).toBe(true);
});

test('refuses to make an unconfirmed address an administrator and says how to proceed', async () => {
  const { env, server, store } = await appWithStore();
  const token = await signUp(server);
  const { code, stdout, stderr } = await run(env, 'admin', 'ada@example.com');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^ada@example\.com is not confirmed: [^\n]+\/account\/verify-email[^\n]+\n$/,
  );
  expect((await call(server, 'me', { token })).body.role).toBe('customer');

  // Taking rights away needs no proof.
  expect((await run(env, 'customer', 'ada@example.com')).code).toBe(0);
  await confirmAddresses(store);
  expect((await run(env, 'admin', 'ada@example.com')).code).toBe(0);
});

test('explains its usage and faults of the environment', async () => {
  const { code, stdout, stderr } = await run({}, 'boss', 'ada@example.com');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'Usage: npm run user -- admin|customer <email>\n       npm run user -- sign-out <email>|everybody\n',
  );
  const fault = await run({ DATABASE_URL: 'mysql://x' }, 'admin', 'ada@example.com');
  expect(fault).toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATABASE_URL: .*\n$/) });
});

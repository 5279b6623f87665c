import { expect, test } from 'vitest';
import { call } from '../api/accounts.ts';
import { rowsOf } from '../api/rows.ts';
import { appWithStore } from './fixture.ts';

/** Passwords that a careless hash would truncate, refuse or confuse. */
const PASSWORDS = [
  'cafe\u0301 tre\u0300s sucre\u0301',
  '🐎🔋📎🧵🪡🧶🐘🍚'.repeat(8),
  'correct\u0007\thorse\n',
  'correct\u0007\thorse\n',
];

test('stores a password as a salted hash', async () => {
  const { server, store } = await appWithStore();
  for (const [index, password] of PASSWORDS.entries()) {
    const email = `${index}@b.example`;
    const body = { email, password, name: 'Ada' };
    expect((await call(server, 'signup', { body })).status).toBe(200);
    expect((await call(server, 'login', { body: { email, password } })).status).toBe(200);
    const wrong = { email, password: `${password.slice(0, -1)}y` };
    expect((await call(server, 'login', { body: wrong })).status).toBe(400);
  }
  const hashes = (await rowsOf(store, 'account')).map(({ password }) => password ?? '');
  for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  // Not even the same password twice.
  expect(new Set(hashes.map((hash) => hash.slice(0, 32))).size).toBe(PASSWORDS.length);
  expect(new Set(hashes.map((hash) => hash.slice(33))).size).toBe(PASSWORDS.length);
});

test('spends as much work on an unknown address as on a wrong password, so that timing reveals no customers', async () => {
  const app = await appWithStore();
  const body = { email: 'ada@example.com', password: 'four blue threads', name: 'Ada' };
  await call(app.server, 'signup', { body });
  /** Returns the processor time of a refused login in µs, which is independent of the machine’s load. */
  const work = async (email: string) => {
    const before = process.cpuUsage();
    expect(
      (await call(app.server, 'login', { body: { email, password: 'wrong one' } })).status,
    ).toBe(400);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // The first call of each compiles code.
  await work('ada@example.com');
  await work('nobody@example.com');
  const knownWork = Math.min(await work('ada@example.com'), await work('ada@example.com'));
  const unknown = Math.min(await work('nobody@example.com'), await work('nobody@example.com'));
  expect(unknown / knownWork).toBeGreaterThan(0.5);
  expect(unknown / knownWork).toBeLessThan(2);
});

import { expect, test } from 'vitest';
import { call } from '../api/accounts.ts';
import { rowsOf } from '../api/rows.ts';
import { isExhaustive } from '../scope.ts';
import { appWithStore } from './fixture.ts';

/** Passwords that a careless hash would truncate, refuse or confuse. */
const PASSWORDS: readonly (readonly [name: string, password: string])[] = [
  ['ordinary', 'four blue threads'],
  ['spaces around it', '  correct horse  '],
  ['Thai', 'รหัสผ่านที่ดีมาก'],
  ['marks in their decomposed form', 'cafe\u0301 tre\u0300s sucre\u0301'],
  ['64 emoji', '🐎🔋📎🧵🪡🧶🐘🍚'.repeat(8)],
  ['the longest', 'correct horse ba'.repeat(8)],
  ['control characters', 'correct\u0007\thorse\n'],
];

test.each(isExhaustive ? PASSWORDS : PASSWORDS.slice(-4))(
  'stores a password as a salted hash: %s',
  async (_, password) => {
    const app = await appWithStore();
    const hashes: string[] = [];
    const email = 'one@b.example';
    for (const each of [email, 'other@b.example']) {
      const body = { email: each, password, name: 'Ada' };
      expect((await call(app.server, 'signup', { body })).status).toBe(200);
    }
    const login = await call(app.server, 'login', { body: { email, password } });
    expect(login.status).toBe(200);
    const wrong = { email, password: `${password.slice(0, -1)}y` };
    expect((await call(app.server, 'login', { body: wrong })).status).toBe(400);
    for (const { password: hash } of await rowsOf(app.store, 'account')) {
      expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
      hashes.push(hash ?? '');
    }
    // The same password twice has different salts and hashes.
    expect(new Set(hashes.map((hash) => hash.slice(0, 32))).size).toBe(2);
    expect(new Set(hashes.map((hash) => hash.slice(33))).size).toBe(2);
  },
);

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

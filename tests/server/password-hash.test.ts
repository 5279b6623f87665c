import { expect, test } from 'vitest';
import { call } from '../api/accounts.ts';
import { appWithStore } from './fixture.ts';

/** Passwords that a careless hash would cut off, refuse or take for each other. */
const PASSWORDS: readonly (readonly [name: string, password: string])[] = [
  ['ordinary', 'four blue threads'],
  ['spaces around it', '  correct horse  '],
  ['Thai', 'รหัสผ่านที่ดีมาก'],
  ['marks in their decomposed form', 'cafe\u0301 tre\u0300s sucre\u0301'],
  ['64 emoji', '🐎🔋📎🧵🪡🧶🐘🍚'.repeat(8)],
  ['the longest', 'correct horse ba'.repeat(8)],
  ['control characters', 'correct\u0007\thorse\n'],
];

test.each(PASSWORDS)('a password is kept as a salted hash: %s', async (_, password) => {
  const app = await appWithStore();
  const hashes: string[] = [];
  for (const email of ['one@b.example', 'other@b.example']) {
    const body = { email, password, name: 'Ada' };
    expect((await call(app.server, 'signup', { body })).status).toBe(200);
    const login = await call(app.server, 'login', { body: { email, password } });
    expect(login.status).toBe(200);
    const wrong = { email, password: `${password.slice(0, -1)}y` };
    expect((await call(app.server, 'login', { body: wrong })).status).toBe(400);
  }
  for (const { password: hash } of await app.store.db.selectFrom('account').selectAll().execute()) {
    expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
    hashes.push(hash ?? '');
  }
  // The same password twice: neither the salt nor the hash is the same.
  expect(new Set(hashes.map((hash) => hash.slice(0, 32))).size).toBe(2);
  expect(new Set(hashes.map((hash) => hash.slice(33))).size).toBe(2);
});

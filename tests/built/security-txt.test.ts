import { expect, test } from 'vitest';
import { bytesOf, company, fileAt, idsIn, origin } from './pages.ts';

/** The fields of the file in order (RFC 9116, 2.5). */
const fields = bytesOf('.well-known/security.txt')
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(/: (.*)/, 2) as [string, string]);

const fieldOf = (name: string) => fields.find(([each]) => each === name)?.[1] ?? '';

test('says where to report a vulnerability and what is promised', async () => {
  expect(fieldOf('Contact')).toBe(`mailto:${company.email}`);
  expect(fieldOf('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  expect(fieldOf('Preferred-Languages')).toBe('en, th');
  const policy = new URL(fieldOf('Policy'));
  const file = await fileAt(policy.pathname);
  expect(idsIn(file ?? '')).toContain(policy.hash.slice(1));
});

test('is built once and expires within a year', () => {
  const names = fields.map(([name]) => name);
  expect(names).toHaveLength(new Set(names).size);
  const left = Date.parse(fieldOf('Expires')) - Date.now();
  const day = 24 * 60 * 60_000;
  expect(left).toBeGreaterThan(30 * day);
  expect(left).toBeLessThan(365 * day);
});

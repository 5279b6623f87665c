import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import type { Store } from '../store/database.ts';
import { LIMITS, rateLimits } from './limits.ts';

const HOUR = 60 * 60;

/** Maximum hours that a hash of an address is stored: the longest limit, and on Postgres a good hour more. */
const KEPT = Math.max(...Object.values(LIMITS).map(({ duration }) => duration)) / HOUR + 2;

afterEach(() => vi.useRealTimers());

const trust = readFileSync('content/pages/pages/trust.yaml', 'utf8');

test.each(LANGS)('says in the %s privacy notice for how long addresses are counted', (lang) => {
  expect(readFileSync(`content/notices/privacy/${lang}.mdx`, 'utf8')).toMatch(
    new RegExp(`\\b${KEPT}\\b`),
  );
});

test('lists the limits on the trust page', () => {
  const { loginPair, lead } = LIMITS;
  expect(trust).toContain(`en: Up to ${KEPT} hours`);
  expect(loginPair.duration).toBe(24 * HOUR);
  expect(trust).toContain(
    `en: At most ${loginPair.points} failed sign-ins per account and IP address per day`,
  );
  expect(lead.duration).toBe(HOUR / 6);
  expect(trust).toContain(`en: ${lead.points} forms per IP address in 10 minutes`);
});

test('gives no extra room for leads taken back after their minute', async () => {
  vi.useFakeTimers();
  const limits = rateLimits({ pool: undefined } as Store, 2);
  const counted = [(await limits.countLead()).endsAt, (await limits.countLead()).endsAt];
  await limits.refundLeads(counted);
  expect((await limits.countLead()).isOver).toBe(false);
  vi.advanceTimersByTime(60_000);
  await limits.countLead();
  await limits.refundLeads(counted);
  expect((await limits.countLead()).isOver).toBe(false);
  expect((await limits.countLead()).isOver).toBe(true);
});

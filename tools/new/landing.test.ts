import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { page } from '../../site/page.ts';
import { newLanding } from './landing.ts';

test.each(['spring-offer', 'a', 'the-longest-name-that-anybody-would-give', 'on', 'no-1'])(
  'creates a valid landing page for %s',
  (slug) => {
    const result = page.safeParse(parse(newLanding(slug)));
    expect(result.error?.issues).toBeUndefined();
    // Listed by `npm run launch-check` until the author has replaced it.
    expect(result.data?.sample).toBe(true);
  },
);

test('gives two landing pages different weaves', () => {
  const seedOf = (slug: string) => /seed: (\d+)/.exec(newLanding(slug))?.[1];
  expect(seedOf('spring-offer')).not.toBe(seedOf('autumn-offer'));
});

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { page } from '../../site/page.ts';
import { newLanding } from './landing.ts';

test.each(['spring-offer', 'a', 'the-longest-name-that-anybody-would-give', 'on', 'no-1'])(
  'the landing for %s is a page as it stands',
  (slug) => {
    const result = page.safeParse(parse(newLanding(slug)));
    expect(result.error?.issues).toBeUndefined();
    // Listed by `npm run launch-check` until the author has replaced it.
    expect(result.data?.sample).toBe(true);
  },
);

test('two landings have cloths of their own', () => {
  const seedOf = (slug: string) => /seed: (\d+)/.exec(newLanding(slug))?.[1];
  expect(seedOf('spring-offer')).not.toBe(seedOf('autumn-offer'));
});

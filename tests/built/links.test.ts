import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { addresses, counterpart, leadsTo } from './pages.ts';

test.each(LANGS)('redirects /en/… to the unprefixed page, also from the %s page', async (lang) => {
  for (const { path } of addresses.filter((page) => page.lang === lang)) {
    const english = counterpart(path, 'en');
    expect(await leadsTo(`/en${english}`)).toMatchObject({ kind: 'redirect', path: english });
  }
});

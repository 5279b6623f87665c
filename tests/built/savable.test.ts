import { describe, expect, test } from 'vitest';
import { SAVED_KINDS } from '../../contract/api/saved-kinds.ts';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { content } from '../../site/content.ts';
import { savables } from '../../site/layouts/savable.ts';
import { pageAt } from './pages.ts';

describe.each(LANGS)('in %s', (lang) => {
  test.each(SAVED_KINDS)(
    'declares on the page of a %s what can be saved and where to sign in',
    (kind) => {
      const found = savables.find((each) => each.kind === kind);
      if (!found) throw new Error(`the site has no ${kind}`);
      const url = localizedPath(lang, found.path);
      const link = pageAt(url).$('main .save-link');
      expect(link.attr('data-savable')).toBe(`${kind}/${found.thing}`);
      expect(link.text().trim()).toBe(content.savedItems.control.save[lang]);
      expect(link.attr('href')).toBe(`${localizedPath(lang, '/account/sign-in')}?returnUrl=${url}`);
    },
  );

  test('has no such link on a page without anything to save', () => {
    expect(pageAt(localizedPath(lang, '/')).$('[data-savable]')).toHaveLength(0);
  });
});

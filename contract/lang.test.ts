import { expect, test } from 'vitest';
import { LANGS, langOfPath, localizedPath, withoutLang } from './lang.ts';

test.each([
  ['/', 'en'],
  ['/about/v1', 'en'],
  ['/th', 'th'],
  ['/th/', 'th'],
  ['/th/about/v1', 'th'],
  // Not every path that begins with these letters is Thai.
  ['/thread', 'en'],
  ['/blog/th/', 'en'],
])('reads the language of %s as %s', (path, lang) => {
  expect(langOfPath(path)).toBe(lang);
});

// Spec B7.
test.each([
  ['en', '/', '/'],
  ['en', '/about/v1', '/about/v1'],
  ['th', '/', '/th/'],
  ['th', '/about/v1', '/th/about/v1'],
] as const)('in %s, moves %s to %s', (lang, path, address) => {
  expect(localizedPath(lang, path)).toBe(address);
});

test('reads the path and its language back from a path built for it', () => {
  for (const lang of LANGS) {
    for (const path of ['/', '/about/v1', '/thread']) {
      expect(langOfPath(localizedPath(lang, path))).toBe(lang);
      expect(withoutLang(localizedPath(lang, path))).toBe(path);
    }
  }
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS, langFromTag } from './lang.ts';
import { LANGUAGES, langOfWords, languageName, mayBeIn, openGraphLocale } from './languages.ts';
import { fillCount, pluralsOf } from './plural.ts';

test('derives labels and locales from the table of languages', () => {
  expect(LANGS.map(openGraphLocale)).toEqual(['en_US', 'th_TH']);
  expect(LANGS.map(languageName)).toEqual(['English', 'Thai']);
  for (const lang of LANGS) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(LANGUAGES[lang].locale)).toHaveLength(1);
  }
});

test.each([
  ['th', 'th'],
  ['th-TH', 'th'],
  [' TH ', 'th'],
  ['en-US', 'en'],
  ['thx', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('matches the tag %s to %s', (tag, lang) => {
  expect(langFromTag(tag)).toBe(lang);
});

test.each([
  ['ใบกำกับภาษี', 'th', true],
  ['Tax invoice', 'en', false],
  ['INV 2569/07 เลขที่', 'th', true],
  ['1,490.00', 'en', false],
])('detects the language of %s by its letters', (words, lang, isThai) => {
  expect(langOfWords(words)).toBe(lang);
  expect(mayBeIn('th', words)).toBe(isThai);
  expect(mayBeIn('en', words)).toBe(true);
});

describe('a text with a count', () => {
  const messages = { one: '{count} message', other: '{count} messages' };

  test.each([
    [0, '0 messages'],
    [1, '1 message'],
    [2, '2 messages'],
  ])('uses the right form for %i', (count, expected) => {
    expect(fillCount(messages, 'en', count)).toBe(expected);
  });

  test('requires the plural forms of its language', () => {
    expect([...pluralsOf('en')].sort()).toEqual(['one', 'other']);
    expect(pluralsOf('th')).toEqual(['other']);
    expect(fillCount({ other: '{count} ข้อความ' }, 'th', 1)).toBe('1 ข้อความ');
  });
});

/**
 * Places where `en` or `th` is not a language of the site: code, numbers for programs, a table head, the language of a
 * course.
 */
const OTHERWISE = [
  /<code lang="en">/,
  /Intl\.\w+\('en'/,
  /toLocaleString\('en'/,
  /\b(?:Cell|Text\.th)\b|'td', 'th'|table\.head/,
  /inLanguage: \['th', 'en'\]/,
];

test('names languages only in the table of languages', () => {
  const files = globSync('{contract,server,site,tools}/**/*.{ts,tsx,astro}').filter(
    (file) =>
      !/(?:\.test|-of-tests)\.tsx?$|^contract\/language-table\.ts$|^tools\/new\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /(['"`])(?:en|th)\1|[\w\])]\.(?:en|th)\b(?!\()|^\s*(?:en|th): /.test(line))
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .filter((line) => !OTHERWISE.some((other) => other.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

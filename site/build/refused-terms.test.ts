import { expect, test } from 'vitest';
import type { Lang } from '../../contract/lang.ts';
import { refusedTerms } from './refused-terms.ts';

const TERMS = [
  { lang: 'en' as const, terms: [{ use: 'email', not: ['e-mail'] }] },
  { lang: 'th' as const, terms: [{ use: 'แบบฟอร์ม', not: ['ฟอร์ม'], unless: ['แพลตฟอร์ม'] }] },
];

const refusedIn = (lang: Lang, words: string) =>
  refusedTerms([{ file: 'content/a.yaml', line: 7, field: 'a.en', lang, words }], TERMS);

test.each<[string, Lang, string, number]>([
  ['an English variant, in any case', 'en', 'E-mail us, or e-mail them', 2],
  ['a longer English word', 'en', 'the e-mail-like and the re-e-mail', 0],
  ['a Thai variant within a sentence', 'th', 'กรอกฟอร์มนี้', 1],
  ['a Thai variant within the term itself', 'th', 'กรอกแบบฟอร์มนี้', 0],
  ['a Thai variant within an allowed word', 'th', 'แพลตฟอร์มของเรา', 0],
  ['a variant of the other language', 'th', 'e-mail', 0],
  ['a variant in code or in an address', 'en', '`e-mail` and [us](/e-mail)', 0],
])('%s: %s', (_, lang, words, count) => {
  expect(refusedIn(lang, words)).toHaveLength(count);
});

test('names the file, the line, the variant and the term', () => {
  expect(refusedIn('en', 'One line.\nSend an e-mail.')).toEqual([
    'content/a.yaml:8: a.en: says `e-mail`: write `email` (content/glossary.yaml)',
  ]);
});

test.each<[string, string, Lang, number]>([
  ['consent that visitors have given', 'content/consent.yaml', 'en', 0],
  ['what an episode says', 'content/episodes/one/entry.yaml', 'en', 0],
  ['the translation of an episode', 'content/episodes/one/entry.yaml', 'th', 1],
  ['the notes of an episode', 'content/episodes/one/en.mdx', 'en', 1],
])('%s', (_, file, lang, count) => {
  const words = lang === 'en' ? 'by e-mail' : 'กรอกฟอร์ม';
  expect(refusedTerms([{ file, line: 1, field: 'a', lang, words }], TERMS)).toHaveLength(count);
});

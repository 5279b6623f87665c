import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { pages } from './pages.ts';
import { wordsOf } from './words.ts';

/** So many Latin words in a row may be a name (`LINE OA`, `Lailoom Co., Ltd.`); more are a sentence. */
const LATIN_WORDS_OF_A_NAME = 3;

const hasThai = (text: string) => /\p{Script=Thai}/u.test(text);
const latinWords = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{Script=Latin}/u.test(word));

test.each(pages)('$file says nothing in a language that it does not mark', (page) => {
  const words = wordsOf(page);
  expect(words.filter(({ lang }) => lang === page.lang)).not.toEqual([]);
  const strays = words.filter(({ text, lang }) =>
    lang === 'th'
      ? !hasThai(text) && latinWords(text).length > LATIN_WORDS_OF_A_NAME
      : hasThai(text),
  );
  expect(strays).toEqual([]);
});

test.each(pages)('$file marks text with languages that the site speaks', (page) => {
  const marked = new Set(wordsOf(page).map(({ lang }) => lang));
  for (const lang of marked) expect(LANGS).toContain(lang);
});

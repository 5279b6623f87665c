import { LANGS } from '../../../contract/lang.ts';
import { stringsIn, textBlocks, wordsOf } from '../words.ts';
import { type Check, unless } from './check.ts';

/** Up to this many Latin words in a row may be a name (`LINE OA`, `Lailoom Co., Ltd.`); more are a sentence. */
const LATIN_WORDS_OF_A_NAME = 3;

const hasThai = (text: string) => /\p{Script=Thai}/u.test(text);
const latinWords = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{Script=Latin}/u.test(word));

const strays: Check = (page) => {
  const words = wordsOf(page);
  return [
    ...unless(
      words.some(({ lang }) => lang === page.lang),
      `nothing is written in ${page.lang}`,
    ),
    ...words
      .filter(({ text, lang }) =>
        lang === 'th'
          ? !hasThai(text) && latinWords(text).length > LATIN_WORDS_OF_A_NAME
          : hasThai(text),
      )
      .map(({ text, lang, where }) => `not in ${lang}, ${where}: ${text}`),
  ];
};

const marks: Check = (page) =>
  [...new Set(wordsOf(page).map(({ lang }) => lang))]
    .filter((lang) => !LANGS.some((each) => each === lang))
    .map((lang) => `text marked as “${lang}”`);

/**
 * Zero-width spaces and joiners, word joiners and byte order marks, which would be copied and indexed, too (thai.md 2).
 */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;
const SPELLED_OUT =
  /&(?:#x0*(?:200b|200c|200d|2060|feff)|#0*(?:820[345]|8288|65279)|zwnj|zwj|ZeroWidthSpace|NoBreak);/i;

const invisible: Check = (page) => {
  const structured = page
    .$('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => stringsIn(JSON.parse(page.$(script).text())));
  const texts = [...wordsOf(page).map(({ text }) => text), ...structured];
  return [
    ...texts.filter((text) => INVISIBLE.test(text)),
    // Nowhere else either, as a character or an escape.
    ...unless(!INVISIBLE.test(page.html) && !SPELLED_OUT.test(page.html), 'somewhere in the file'),
  ];
};

// thai.md 3.
const looseRepetitions: Check = (page) =>
  textBlocks(page)
    .map(({ text }) => text)
    .filter((text) => /(?<!\u00a0)ๆ/u.test(text));

export const wordChecks = {
  'marks the language of all text': strays,
  'marks text only with the site’s languages': marks,
  'has no invisible characters in its text': invisible,
  'ๆ never begins a line': looseRepetitions,
};

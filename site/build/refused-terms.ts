import { FIRST_LANG } from '../../contract/lang.ts';
import { escapeRegExp } from '../../contract/names.ts';
import type { Glossary } from '../words/glossary.ts';
import type { LocatedText } from './translations.ts';

/** Files that name variants for a reason: wordings that visitors have agreed to, and the glossary itself. */
const LEFT_OUT = ['content/consent.yaml', 'content/glossary.yaml'];

/** Transcripts: in the first language, they say what the sound says. */
const SPOKEN = /^content\/episodes\/[^/]+\/entry\.yaml$/;

/** Code, and the targets of links, in a body: they aren't words. */
const NOT_WORDS = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|https?:\/\/\S+/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns a pattern for whole words; Thai is written without spaces, so its words are found anywhere. */
const pattern = (words: readonly string[]) =>
  new RegExp(
    words
      .map((word) => {
        const text = escapeRegExp(word);
        return /\p{Script=Thai}/u.test(word) ? text : `(?<![\\w-])${text}(?![\\w-])`;
      })
      .join('|'),
    'gi',
  );

/**
 * Finds variants that the glossary refuses (`content/glossary.yaml`).
 * @returns a message per variant, as `file:line: field: message`
 */
export function refusedTerms(texts: readonly LocatedText[], terms: Glossary['terms']): string[] {
  const rules = terms.flatMap(({ lang, terms: each }) =>
    each.map(({ use, not, unless = [] }) => ({
      lang,
      use,
      refused: pattern(not),
      allowed: pattern([use, ...unless]),
    })),
  );
  return texts
    .filter(
      ({ file, lang }) => !LEFT_OUT.includes(file) && !(lang === FIRST_LANG && SPOKEN.test(file)),
    )
    .flatMap(({ file, line, field, lang, words }) => {
      const plain = words.replace(NOT_WORDS, blank);
      return rules
        .filter((rule) => rule.lang === lang)
        .flatMap(({ use, refused, allowed }) =>
          [...plain.replace(allowed, blank).matchAll(refused)].map(({ 0: found, index }) => {
            const at = line + plain.slice(0, index).split('\n').length - 1;
            return `${file}:${at}: ${field}: says \`${found}\`: write \`${use}\` (content/glossary.yaml)`;
          }),
        );
    });
}

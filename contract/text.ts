import { z } from 'zod';
import { placeholdersIn } from './fill.ts';
import { LANGS, type Lang } from './lang.ts';
import { didYouMean } from './nearest.ts';

/** Zero-width characters and word joiners: glue is applied at build, never written by hand (thai.md 2). */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;

/** A tag of HTML; `a < b` is none. */
const TAG = /<\/?[a-z][^<>]*>/i;

/**
 * One text in one language, as it is stored: trimmed, NFC, words alone.
 * @param max the longest it may be, in UTF-16 code units
 */
const line = (max: number) =>
  z
    .string()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .refine((value) => value === value.trim(), 'begins or ends with a space')
    .refine((value) => value === value.normalize('NFC'), 'is not Unicode NFC (thai.md 9)')
    .refine((value) => !INVISIBLE.test(value), 'holds an invisible character (thai.md 2)')
    .refine((value) => !TAG.test(value), {
      error: ({ input }) =>
        `holds HTML, \`${TAG.exec(String(input))?.[0]}\`: a text is words alone`,
    });

/** Small words within names: Bank of Ayudhya. */
const OF_NAMES = /^(?:and|by|de|for|of|the)$/;

/** So many Latin words may be a name (`SAP Business One`); more are a sentence. */
const MOST_WORDS_OF_A_NAME = 3;

/** Whether Latin letters are plainly words, not names, brands or code. */
function isSentence(words: string): boolean {
  const latin = words
    .replace(/\{\w+\}/g, '')
    .split(/[\s,.:;!?()“”"–—]+/u)
    .filter((word) => /\p{Script=Latin}/u.test(word));
  return (
    latin.length > MOST_WORDS_OF_A_NAME ||
    latin.some((word) => /^[a-z]{2,}$/.test(word) && !OF_NAMES.test(word))
  );
}

/**
 * A text in every language, side by side, with placeholders.
 * @param max the longest any may be, in UTF-16 code units
 * @param names what stands in it between braces, in every language and nothing else
 */
export const sentence = (max: number, ...names: string[]) =>
  z.strictObject({ en: line(max), th: line(max) }).superRefine((value, context) => {
    for (const lang of LANGS) {
      const issue = (message: string) =>
        context.addIssue({ code: 'custom', path: [lang], message });
      const found = placeholdersIn(value[lang]);
      for (const name of names) if (!found.includes(name)) issue(`lacks {${name}}`);
      for (const name of found) {
        if (names.includes(name)) continue;
        issue(`knows no {${name}}${didYouMean(name, [...names, 'company', 'product'])}`);
      }
      if (lang === 'th' && !/\p{Script=Thai}/u.test(value.th) && isSentence(value.th)) {
        issue('is English: write it in Thai');
      }
    }
  });

/**
 * A text in every language, side by side. English is the type: a text without its Thai is no text.
 * @param max the longest either may be, in UTF-16 code units
 */
export const text = (max = 600) => sentence(max);

export type Text = z.infer<ReturnType<typeof text>>;

/** Content with each bilingual text replaced by its words in one language. */
export type Localized<T> = T extends Text
  ? string
  : T extends object
    ? { [Key in keyof T]: Localized<T[Key]> }
    : T;

/** Whether a piece of content is a text: its words by their languages. */
export const isText = (value: object): value is Text => {
  const words = Object.entries(value);
  return (
    words.length === LANGS.length &&
    words.every(([lang, said]) => LANGS.includes(lang as Lang) && typeof said === 'string')
  );
};

/** Content in one language: every `{en, th}` in it becomes the text of that language. */
export function localize<T>(content: T, lang: Lang): Localized<T> {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) return value[lang];
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
  };
  return walk(content) as Localized<T>;
}

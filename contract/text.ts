import { z } from 'zod';
import { placeholdersIn } from './fill.ts';
import { FIRST_LANG, LANGS, type Lang } from './lang.ts';
import { DRAFT_LANGS, FINISHED_LANGS, languageName, mayBeIn } from './languages.ts';
import { didYouMean } from './nearest.ts';
import { pluralsOf } from './plural.ts';

/** Zero-width characters and word joiners: no-break characters are inserted by the build, never by hand (thai.md 2). */
export const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;

/** Describes an invisible character by its code. */
export const invisible = (found: string): string =>
  `contains an invisible character, U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} (thai.md 2): type the text again without it`;

export const NOT_NFC = 'is not in the form Unicode NFC (thai.md 9): type the text again';

/** An HTML tag; `a < b` does not match. */
const TAG = /<\/?[a-z][^<>]*>/i;

/** Emphasis and links as in Markdown, which only the bodies of entries may have. */
const MARKDOWN = /(\*\*|__)(?=\S)[^*_]+(?<=\S)\1|\[[^[\]]+\]\([/#h][^()]*\)/;

/** Returns a refusal of words that match a pattern; its message shows the match. */
const refuse =
  (pattern: RegExp, message: (found: string) => string) =>
  (words: string, context: z.core.$RefinementCtx<string>) => {
    const found = pattern.exec(words)?.[0];
    if (found !== undefined) context.addIssue({ code: 'custom', message: message(found) });
  };

/** Words without markup. */
const words = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'begins or ends with a space: remove it')
  .refine((value) => value === value.normalize('NFC'), NOT_NFC)
  .superRefine(refuse(INVISIBLE, invisible))
  .superRefine(refuse(TAG, (tag) => `has HTML, \`${tag}\`: remove it; a text is words alone`))
  .superRefine(
    refuse(
      MARKDOWN,
      (marked) => `has Markdown, \`${marked}\`: remove the marks; only bodies (.mdx) have it`,
    ),
  );

/** A schema for one text in one language, as it is stored: trimmed, NFC, words only, at most `max` UTF-16 code units. */
export const line = (max: number) => words.max(max);

/** The letters that a name of the brand counts at most in a text. */
const NAME_LETTERS = 8;

let brandNames: readonly string[] = [];

/** Sets the names of the brand, so that a text is not over its limit or in another language because of a name. */
export function setBrandNames(names: readonly string[]): void {
  brandNames = [...new Set(names)].sort((one, other) => other.length - one.length);
}

/** Returns the length of a text in which each name of the brand counts as a short one. */
export const countedLength = (words: string): number =>
  brandNames.reduce(
    (length, name) =>
      length - (words.split(name).length - 1) * Math.max(0, name.length - NAME_LETTERS),
    words.length,
  );

/** Small words within names: Bank of Ayudhya, Hannah van der Berg. */
const NAME_PARTICLES = /^(?:and|by|da|de|del|der|di|du|et|for|la|le|of|the|und|van|von)$/;

/** The number of Latin words that may be a name in other letters (`SAP Business One`); more are a sentence. */
const NAME_WORDS_MAX = 3;

/**
 * Whether Latin letters are clearly a sentence, not a name, brand or code.
 * @param wordsMax the most words that a name has
 */
function isSentence(words: string, wordsMax: number): boolean {
  const latin = brandNames
    .reduce((rest, name) => rest.replaceAll(name, ''), words)
    .replace(/\{\w+\}/g, '')
    .split(/[\s,.:;!?()“”"–—]+/u)
    .filter((word) => /\p{Script=Latin}/u.test(word));
  return (
    latin.length > wordsMax ||
    latin.some((word) => /^[a-z]{2,}$/.test(word) && !NAME_PARTICLES.test(word))
  );
}

/** Returns a schema with a value per language, which may be missing in a draft language (`languages.ts`). */
function inEveryLanguage<Words extends z.ZodType>(wordsIn: (lang: Lang) => Words) {
  const shape = LANGS.map((lang) => {
    const words = wordsIn(lang);
    return [lang, DRAFT_LANGS.includes(lang) ? words.optional() : words];
  });
  // A draft language's words are typed as present, because they are only read for pages that have them all.
  return z.strictObject(Object.fromEntries(shape) as Record<Lang, Words>);
}

/**
 * Returns the faults of the words of one language: wrong placeholders, or another language.
 * @param names the placeholders that they must have; those of the brand's names are filled in already
 */
export function issuesOf(words: string, lang: Lang, english: string, names: readonly string[]) {
  const found = placeholdersIn(words);
  // In the letters of English, names stay as they are, whatever their length: Lailoom Software Asia Co., Ltd.
  const isEnglish = mayBeIn(lang, words)
    ? words === english && lang !== FIRST_LANG && isSentence(words, Number.POSITIVE_INFINITY)
    : isSentence(words, NAME_WORDS_MAX);
  return [
    ...names
      .filter((name) => !found.includes(name))
      .map((name) => `needs the placeholder {${name}}: add it`),
    ...found
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `has no placeholder {${name}}${didYouMean(name, [...names, 'company', 'product']) || ': remove the braces'}`,
      ),
    ...(isEnglish ? [`is ${languageName(FIRST_LANG)}: write it in ${languageName(lang)}`] : []),
  ];
}

/**
 * A schema for a text in every language, with placeholders.
 * @param max maximum length in UTF-16 code units, per language
 * @param names the placeholders, without braces; every language has exactly these
 */
export const sentence = (max: number, ...names: string[]) =>
  inEveryLanguage(() =>
    words
      .superRefine((value, context) => {
        // As many characters as it counts, so that the message says how many are too many.
        const input = value.slice(0, countedLength(value));
        if (input.length <= max) return;
        context.addIssue({
          code: 'too_big',
          origin: 'string',
          maximum: max,
          inclusive: true,
          input,
        });
      })
      // For the table for translators: the JSON Schema of a custom check has no limit.
      .meta({ maxLength: max }),
  ).superRefine((value, context) => {
    for (const [lang, words] of wordsByLanguage(value)) {
      for (const message of issuesOf(words, lang, value[FIRST_LANG], names)) {
        context.addIssue({ code: 'custom', path: [lang], message });
      }
    }
  });

/**
 * A schema for a text in every language. A text without its Thai is invalid.
 * @param max maximum length in UTF-16 code units, per language
 */
export const text = (max = 600) => sentence(max);

/**
 * Returns schemas for texts of the same length in every language, by their names.
 * @param max maximum length in UTF-16 code units, per language
 */
export const texts = <Name extends string>(max: number, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(max)])) as Record<
    Name,
    ReturnType<typeof text>
  >;

export type Text = z.infer<ReturnType<typeof text>>;

/**
 * A schema for a text with `{count}`: in every language, one form per plural category (`plural.ts`).
 * @param max maximum length in UTF-16 code units, per language
 */
export const counted = (max: number) =>
  inEveryLanguage((lang) =>
    z.strictObject(
      Object.fromEntries(
        pluralsOf(lang).map((category) => [
          category,
          line(max).refine(
            (words) => words.includes('{count}'),
            'needs the placeholder {count}: add it',
          ),
        ]),
      ) as Record<'other', ReturnType<typeof line>>,
    ),
  );

/** A value per language: words, or the plural forms of a text. */
type ByLanguage<Words> = Record<Lang, Words>;

/** Content with each value per language replaced by the value of one language. */
export type Localized<T> =
  T extends ByLanguage<infer Words>
    ? Words
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

const isLanguage = (key: string): key is Lang => (LANGS as readonly string[]).includes(key);

/** Whether a piece of content is a value per language: a text, or its plural forms. */
const isByLanguage = (value: object): value is ByLanguage<unknown> =>
  Object.keys(value).every(isLanguage) && FINISHED_LANGS.every((lang) => lang in value);

const wordsByLanguage = <Words>(value: ByLanguage<Words>) =>
  (Object.entries(value) as [Lang, Words | undefined][]).filter(
    (each): each is [Lang, Words] => each[1] !== undefined,
  );

/** Replaces every value per language in content, at any depth. */
function replaceWords(content: unknown, by: (words: ByLanguage<unknown>) => unknown): unknown {
  if (Array.isArray(content)) return content.map((each) => replaceWords(each, by));
  if (typeof content !== 'object' || content === null) return content;
  if (isByLanguage(content)) return by(content);
  return Object.fromEntries(
    Object.entries(content).map(([key, child]) => [key, replaceWords(child, by)]),
  );
}

/** Returns content in one language: every `{en, th}` becomes the value of that language, or of the first one. */
export const localize = <T>(content: T, lang: Lang): Localized<T> =>
  replaceWords(content, (words) => words[lang] ?? words[FIRST_LANG]) as Localized<T>;

export function isCompleteIn(content: unknown, lang: Lang): boolean {
  let isComplete = true;
  replaceWords(content, (words) => {
    if (words[lang] === undefined) isComplete = false;
    return words;
  });
  return isComplete;
}

/** Returns content with every string of its texts rewritten; the function also receives the language. */
export const rewrite = <T>(content: T, rewriteWords: (words: string, lang: Lang) => string): T =>
  replaceWords(content, (words) => {
    const inLanguage = (lang: Lang, value: unknown): unknown => {
      if (typeof value === 'string') return rewriteWords(value, lang);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([form, each]) => [form, inLanguage(lang, each)]),
      );
    };
    return Object.fromEntries(
      wordsByLanguage(words).map(([lang, said]) => [lang, inLanguage(lang, said)]),
    );
  }) as T;

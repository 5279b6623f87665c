import { z } from 'zod';
import { placeholdersIn } from './fill.ts';
import { FIRST_LANG, LANGS, type Lang } from './lang.ts';
import { DRAFT_LANGS, FINISHED_LANGS, languageName, mayBeIn } from './languages.ts';
import { didYouMean } from './nearest.ts';
import { pluralsOf } from './plural.ts';

/** Zero-width characters and word joiners: glue is applied at build, never written by hand (thai.md 2). */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;

/** A tag of HTML; `a < b` is none. */
const TAG = /<\/?[a-z][^<>]*>/i;

/**
 * One text in one language, as it is stored: trimmed, NFC, words alone.
 * @param max the longest it may be, in UTF-16 code units
 */
export const line = (max: number) =>
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

/** What each language has, side by side; a draft may be without it (`languages.ts`). */
function inEveryLanguage<Words extends z.ZodType>(wordsIn: (lang: Lang) => Words) {
  const shape = LANGS.map((lang) => {
    const words = wordsIn(lang);
    return [lang, DRAFT_LANGS.includes(lang) ? words.optional() : words];
  });
  // A draft's words are typed as if they were there: they are read for pages alone that have them all.
  return z.strictObject(Object.fromEntries(shape) as Record<Lang, Words>);
}

/** What is wrong with the words of one language: placeholders that are not its own, or another language. */
function issuesOf(words: string, lang: Lang, english: string, names: readonly string[]): string[] {
  const found = placeholdersIn(words);
  const isOther = mayBeIn(lang, words) ? words === english && lang !== FIRST_LANG : true;
  return [
    ...names.filter((name) => !found.includes(name)).map((name) => `lacks {${name}}`),
    ...found
      .filter((name) => !names.includes(name))
      .map((name) => `knows no {${name}}${didYouMean(name, [...names, 'company', 'product'])}`),
    ...(isOther && isSentence(words)
      ? [`is ${languageName(FIRST_LANG)}: write it in ${languageName(lang)}`]
      : []),
  ];
}

/**
 * A text in every language, side by side, with placeholders.
 * @param max the longest any may be, in UTF-16 code units
 * @param names what stands in it between braces, in every language and nothing else
 */
export const sentence = (max: number, ...names: string[]) =>
  inEveryLanguage(() => line(max)).superRefine((value, context) => {
    for (const [lang, words] of wordsByLanguage(value)) {
      for (const message of issuesOf(words, lang, value[FIRST_LANG], names)) {
        context.addIssue({ code: 'custom', path: [lang], message });
      }
    }
  });

/**
 * A text in every language, side by side. English is the type: a text without its Thai is no text.
 * @param max the longest any may be, in UTF-16 code units
 */
export const text = (max = 600) => sentence(max);

export type Text = z.infer<ReturnType<typeof text>>;

/**
 * A text that says `{count}`: in every language, a form for each plural category that it has (`plural.ts`).
 * @param max the longest any may be, in UTF-16 code units
 */
export const counted = (max: number) =>
  inEveryLanguage((lang) =>
    z.strictObject(
      Object.fromEntries(
        pluralsOf(lang).map((category) => [
          category,
          line(max).refine((words) => words.includes('{count}'), 'lacks {count}'),
        ]),
      ) as Record<'other', ReturnType<typeof line>>,
    ),
  );

/** What a piece of content has in each language: words, or the forms of a text that counts. */
type ByLanguage<Words> = Record<Lang, Words>;

/** Content with what stands in every language replaced by what one has. */
export type Localized<T> =
  T extends ByLanguage<infer Words>
    ? Words
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

const isLanguage = (key: string): key is Lang => (LANGS as readonly string[]).includes(key);

/** Whether a piece of content has its words by their languages: a text, or one that counts. */
const isByLanguage = (value: object): value is ByLanguage<unknown> =>
  Object.keys(value).every(isLanguage) && FINISHED_LANGS.every((lang) => lang in value);

const wordsByLanguage = <Words>(value: ByLanguage<Words>) =>
  (Object.entries(value) as [Lang, Words | undefined][]).filter(
    (each): each is [Lang, Words] => each[1] !== undefined,
  );

/** Content with something else in the place of what has its words by their languages, however deep. */
function replaceWords(content: unknown, by: (words: ByLanguage<unknown>) => unknown): unknown {
  if (Array.isArray(content)) return content.map((each) => replaceWords(each, by));
  if (typeof content !== 'object' || content === null) return content;
  if (isByLanguage(content)) return by(content);
  return Object.fromEntries(
    Object.entries(content).map(([key, child]) => [key, replaceWords(child, by)]),
  );
}

/** Content in one language: every `{en, th}` in it becomes what that language has, or else the first one. */
export const localize = <T>(content: T, lang: Lang): Localized<T> =>
  replaceWords(content, (words) => words[lang] ?? words[FIRST_LANG]) as Localized<T>;

/** Whether a piece of content has all of its texts in a language. */
export function isCompleteIn(content: unknown, lang: Lang): boolean {
  let isComplete = true;
  replaceWords(content, (words) => {
    if (words[lang] === undefined) isComplete = false;
    return words;
  });
  return isComplete;
}

/** Content with every string of its texts written anew, with the language that it is in. */
export const rewrite = <T>(content: T, anew: (words: string, lang: Lang) => string): T =>
  replaceWords(content, (words) => {
    const inLanguage = (lang: Lang, said: unknown): unknown => {
      if (typeof said === 'string') return anew(said, lang);
      if (typeof said !== 'object' || said === null) return said;
      return Object.fromEntries(
        Object.entries(said).map(([form, each]) => [form, inLanguage(lang, each)]),
      );
    };
    return Object.fromEntries(
      wordsByLanguage(words).map(([lang, said]) => [lang, inLanguage(lang, said)]),
    );
  }) as T;

import { FIRST_LANG, LANGS, type Lang } from './lang.ts';
import { LANGUAGE_TABLE, type Language } from './language-table.ts';
import { memoize } from './memoize.ts';

export const LANGUAGES: Readonly<Record<Lang, Language>> = LANGUAGE_TABLE;

export const FINISHED_LANGS: readonly Lang[] = LANGS.filter((lang) => !LANGUAGES[lang].isDraft);

/** The languages that texts may still be missing in. */
export const DRAFT_LANGS: readonly Lang[] = LANGS.filter((lang) => LANGUAGES[lang].isDraft);

/** Returns a language's locale with its script and region. */
const localeOf = memoize(
  (lang: Lang) => lang,
  (lang) => new Intl.Locale(LANGUAGES[lang].locale).maximize(),
);

/** Returns a language's Open Graph locale: `th_TH`. */
export function openGraphLocale(lang: Lang): string {
  const { language, region } = localeOf(lang);
  return `${language}_${region}`;
}

/** Whether a text contains a letter of a language's script. */
const hasLetterOf = (lang: Lang, words: string) =>
  new RegExp(`\\p{Script=${localeOf(lang).script}}`, 'u').test(words);

/** Whether a language has a different script from the first one, so that its letters identify it. */
const hasOwnScript = (lang: Lang) => localeOf(lang).script !== localeOf(FIRST_LANG).script;

/** Whether words could be in a language: they have its letters, or its script does not identify it. */
export const mayBeIn = (lang: Lang, words: string): boolean =>
  !hasOwnScript(lang) || hasLetterOf(lang, words);

/** Returns the language whose letters the words contain; the first one if the script does not tell. */
export const langOfWords = (words: string): Lang =>
  LANGS.find((lang) => hasOwnScript(lang) && hasLetterOf(lang, words)) ?? FIRST_LANG;

/** Returns a language's English name, for administrators: `Thai`. */
export const languageName = (lang: Lang): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;

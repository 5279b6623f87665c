import { FIRST_LANG, LANGS, type Lang } from './lang.ts';
import { memoize } from './memoize.ts';

/** The currencies that prices are given in. */
export const CURRENCIES = ['THB', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** The properties in which languages differ. Adding a language: docs/languages.md. */
export interface Language {
  /** Its own name for itself. */
  name: string;
  /** Its label in the switcher (spec B5). */
  label: string;
  /** The BCP 47 locale that `Intl` formats dates, numbers and amounts with: place, calendar, digits. */
  locale: string;
  /** The format of a time: the separator between hours and minutes, and the suffix. */
  clock: { point: string; after: string };
  /** The currency that prices are shown in first. */
  currency: Currency;
  /** The font that its pages preload. */
  font: 'latin' | 'thai';
  /** The line heights in mails, as multiples of the font size; for pages they are in `site/styles/tokens.css`. */
  mail: { text: number; heading: number };
  /** Metrics of headings in share images, in multiples of the font size: line height, letter spacing and ascent. */
  picture: { leading: number; tracking: number; rise: number };
  /** True while texts may be missing; only pages with all of their texts are built. */
  isDraft?: boolean;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: {
    name: 'English',
    label: 'EN',
    locale: 'en-US',
    clock: { point: ':', after: '' },
    currency: 'THB',
    font: 'latin',
    mail: { text: 1.55, heading: 1.3 },
    picture: { leading: 1.1, tracking: -0.03, rise: 0.75 },
  },
  th: {
    name: 'ไทย',
    label: 'TH',
    // Years of the Buddhist era in Arabic digits (thai.md 7, 8).
    locale: 'th-TH-u-ca-buddhist-nu-latn',
    clock: { point: '.', after: '\u00a0น.' },
    currency: 'THB',
    font: 'thai',
    // Marks above and below the letters (thai.md 4).
    mail: { text: 1.75, heading: 1.5 },
    picture: { leading: 1.42, tracking: 0, rise: 1.2 },
  },
};

/** The languages that every text must have. */
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

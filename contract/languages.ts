import { FIRST_LANG, LANGS, type Lang } from './lang.ts';
import { remembered } from './remembered.ts';

/** The currencies that prices are given in. */
export const CURRENCIES = ['THB', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Everything that differs from one language to the next. A new one is a row here: docs/languages.md. */
export interface Language {
  /** What it calls itself. */
  name: string;
  /** Its name in the switcher (spec B5). */
  label: string;
  /** How `Intl` writes its dates, numbers and amounts, and counts (BCP 47): place, calendar, digits. */
  locale: string;
  /** How it sets a time of day: what parts hours and minutes, and what stands after them. */
  clock: { point: string; after: string };
  /** The currency that its readers count in: prices are shown in it first. */
  currency: Currency;
  /** Which of the site's fonts its pages fetch before anything else. */
  font: 'latin' | 'thai';
  /** A style sheet that its pages carry besides the others, by its path below `site/`. */
  sheet?: `${string}.css`;
  /** How high lines are in mails, in shares of the size; on pages, `site/styles/tokens.css` says so. */
  mail: { text: number; heading: number };
  /** How headings are set in share pictures, in shares of the size: line to line, letter to letter, and how high they rise. */
  picture: { leading: number; tracking: number; rise: number };
  /** True while texts may be missing: only pages that have all of theirs are built. */
  isDraft?: boolean;
}

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: {
    name: 'English',
    label: 'EN',
    locale: 'en-GB',
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
    sheet: 'styles/thai-sheet.css',
    // Marks above and below the letters (thai.md 4).
    mail: { text: 1.75, heading: 1.5 },
    picture: { leading: 1.42, tracking: 0, rise: 1.2 },
  },
};

/** The languages that every text has to be in. */
export const FINISHED_LANGS: readonly Lang[] = LANGS.filter((lang) => !LANGUAGES[lang].isDraft);

/** The languages of which texts may be missing still. */
export const DRAFT_LANGS: readonly Lang[] = LANGS.filter((lang) => LANGUAGES[lang].isDraft);

/** A language's locale with its script and region. */
const localeOf = remembered(
  (lang: Lang) => lang,
  (lang) => new Intl.Locale(LANGUAGES[lang].locale).maximize(),
);

/** A language as Open Graph names it: `th_TH`. */
export function openGraphLocale(lang: Lang): string {
  const { language, region } = localeOf(lang);
  return `${language}_${region}`;
}

/** Whether a text has a letter of a language's script. */
const hasLetterOf = (lang: Lang, words: string) =>
  new RegExp(`\\p{Script=${localeOf(lang).script}}`, 'u').test(words);

/** Whether a language is written in another script than the first one, so that its letters tell it. */
const hasOwnScript = (lang: Lang) => localeOf(lang).script !== localeOf(FIRST_LANG).script;

/** Whether some words may be in a language: they have its letters, or its letters tell nothing. */
export const mayBeIn = (lang: Lang, words: string): boolean =>
  !hasOwnScript(lang) || hasLetterOf(lang, words);

/** The language whose letters some words have; the first one, where they tell nothing. */
export const langOfWords = (words: string): Lang =>
  LANGS.find((lang) => hasOwnScript(lang) && hasLetterOf(lang, words)) ?? FIRST_LANG;

/** What a language is called in English, for those who run the site: `Thai`. */
export const languageName = (lang: Lang): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;

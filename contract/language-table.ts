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

/** The languages of the site, the first of which has unprefixed paths (spec B7); they are listed only here. */
export const LANGUAGE_TABLE = {
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
} satisfies Record<string, Language>;

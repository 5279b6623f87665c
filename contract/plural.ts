import { fill } from './fill.ts';
import type { Lang } from './lang.ts';
import { LANGUAGES } from './languages.ts';

/** The plural forms of a text, by the plural categories of its language; `other` is always present. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rulesOf = (lang: Lang) => new Intl.PluralRules(LANGUAGES[lang].locale);

/** Returns the plural categories of a language: `one` and `other` in English, only `other` in Thai. */
export const pluralsOf = (lang: Lang): Intl.LDMLPluralRule[] =>
  rulesOf(lang).resolvedOptions().pluralCategories;

/** Returns the plural form of a text for a number: `1 message`, `2 messages`. */
export const fillCount = (forms: Forms, lang: Lang, count: number): string =>
  fill(forms[rulesOf(lang).select(count)] ?? forms.other, { count });

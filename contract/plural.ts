import { fill } from './fill.ts';
import type { Lang } from './lang.ts';
import { LANGUAGES } from './languages.ts';

/** The forms of a text that counts, by the plural categories of its language; `other` is in every one. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rulesOf = (lang: Lang) => new Intl.PluralRules(LANGUAGES[lang].locale);

/** The categories that a language has: English `one` and `other`, Thai `other` alone. */
export const pluralsOf = (lang: Lang): Intl.LDMLPluralRule[] =>
  rulesOf(lang).resolvedOptions().pluralCategories;

/** A text that counts, in the form that its language has for a number: `1 message`, `2 messages`. */
export const fillCount = (forms: Forms, lang: Lang, count: number): string =>
  fill(forms[rulesOf(lang).select(count)] ?? forms.other, { count });

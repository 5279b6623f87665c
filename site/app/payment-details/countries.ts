import { isCountry } from '../../../contract/countries.ts';
import { HOME } from '../../../contract/home-country.ts';
import type { Lang } from '../../../contract/lang.ts';
import { LANGUAGES } from '../../../contract/languages.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries as options: the code and name of each. */
export type Countries = { value: string; label: string }[];

/** Returns the countries with their names in a language, sorted in that language. The home country comes first. */
export function countries(lang: Lang): Countries {
  const names = new Intl.DisplayNames(LANGUAGES[lang].locale, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(lang);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((one, other) =>
      one.value === HOME ? -1 : other.value === HOME ? 1 : compare(one.label, other.label),
    );
}

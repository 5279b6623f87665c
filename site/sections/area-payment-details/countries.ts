import { HOME } from '../../../contract/home-country.ts';
import type { Lang } from '../../../contract/lang.ts';
import { LANGUAGES } from '../../../contract/languages.ts';

/** Codes that have a name and are no country: unions, outlying parts, and those for tests. */
const NO_COUNTRY = new Set(
  'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ AN BU CS DD FX NT SU TP YD YU ZR'.split(' '),
);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries as choices: the code of each, and its name. */
export type Countries = { value: string; label: string }[];

/** The countries by their names in a language, in its order; home comes first. */
export function countries(lang: Lang): Countries {
  const names = new Intl.DisplayNames(LANGUAGES[lang].locale, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(lang);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((one, other) =>
      one.value === HOME ? -1 : other.value === HOME ? 1 : compare(one.label, other.label),
    );
}

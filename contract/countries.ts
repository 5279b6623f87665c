/** Regions that have a code and a name, and are no country: outlying parts, unions, codes for tests and for none. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/**
 * Whether there is a country with this code (ISO 3166-1 alpha-2, and XK for Kosovo). A code that another has taken the place
 * of is none: its country has the other.
 */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return false;
  if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

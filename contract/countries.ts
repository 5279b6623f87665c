/**
 * Region codes that have a name but are not countries: outlying areas, unions, codes for tests and for unknown regions.
 */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Whether a country has this code (ISO 3166-1 alpha-2, and XK for Kosovo). Replaced codes are rejected. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return false;
  if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

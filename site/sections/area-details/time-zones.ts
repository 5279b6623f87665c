import type { Lang } from '../../../contract/lang.ts';
import { LANGUAGES } from '../../../contract/languages.ts';

/**
 * Every time zone that the browser knows, with its distance from Greenwich now: `Asia/Bangkok (GMT+7)`.
 * @param current stands among them, whether the browser knows it or not
 */
export function timeZones(lang: Lang, current: string): { value: string; label: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  return [...known].sort().map((value) => {
    const distance = new Intl.DateTimeFormat(LANGUAGES[lang].locale, {
      timeZone: value,
      timeZoneName: 'shortOffset',
    })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
    return { value, label: `${value.replaceAll('_', ' ')} (${distance ?? ''})` };
  });
}

import type { Lang } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import type { TimeZones } from '../app/details/time-zones.ts';
import { content } from '../content.ts';

/** The regions of the world with their United Nations codes (M49), and the prefixes of their time zones. */
const PARTS = [
  ['142', ['Asia']],
  ['150', ['Europe']],
  ['002', ['Africa']],
  ['019', ['America']],
  ['009', ['Australia', 'Pacific']],
] as const;

/** Returns the time zones with their names in a language, sorted by name within each region. */
export function timeZonesIn(lang: Lang): TimeZones {
  const { locale } = LANGUAGES[lang];
  const parts = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = namesIn(locale);
  const { compare } = new Intl.Collator(locale);
  const left = new Set(Intl.supportedValuesOf('timeZone'));
  const group = (label: string, beginnings: readonly string[]) => {
    const own = [...left].filter((zone) => beginnings.includes(beginningOf(zone)));
    for (const zone of own) left.delete(zone);
    const zones = own.map((zone) => [zone, nameOf(zone)] as const);
    return { label, zones: zones.sort(([, one], [, other]) => compare(one, other)) };
  };
  return [
    ...PARTS.map(([part, beginnings]) => group(parts.of(part) ?? part, beginnings)),
    group(content.details.app.about.timeZone.others[lang], [...left].map(beginningOf)),
  ];
}

const beginningOf = (zone: string) => zone.split('/')[0] ?? zone;

/**
 * Returns a function that names zones. In a language with Latin script, a zone has its city's name from IANA; in any
 * other, the localized name of the city, or of the country if that has only one zone.
 */
function namesIn(locale: string): (zone: string) => string {
  const city = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (new Intl.Locale(locale).maximize().script === 'Latn') return city;
  const timeOf = (zone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // The words that a language puts around a place, as in “Thailand Time”.
  const thailand = new Intl.DisplayNames(locale, { type: 'region' }).of('TH') ?? '';
  const [before = '', after = ''] = timeOf('Asia/Bangkok').split(thailand);
  return (zone) => {
    const time = timeOf(zone);
    const isOfPlace = time.startsWith(before) && time.endsWith(after);
    return isOfPlace ? time.slice(before.length, time.length - after.length) : city(zone);
  };
}

import type { Lang } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { content } from '../content.ts';
import type { TimeZones } from '../session/time-zones.ts';

/** The parts of the world as the United Nations number them (M49), and how the names of their zones begin. */
const PARTS = [
  ['142', ['Asia']],
  ['150', ['Europe']],
  ['002', ['Africa']],
  ['019', ['America']],
  ['009', ['Australia', 'Pacific']],
] as const;

/** The time zones as a language calls them, each part of the world in the order of its letters. */
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
 * Names zones by their city, as IANA does, in a language that is written in Latin letters; in any other by what it calls the
 * city, or the country that has no second zone.
 */
function namesIn(locale: string): (zone: string) => string {
  const city = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (new Intl.Locale(locale).maximize().script === 'Latn') return city;
  const timeOf = (zone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // What the language says around a place, as in “Thailand Time”.
  const thailand = new Intl.DisplayNames(locale, { type: 'region' }).of('TH') ?? '';
  const [before = '', after = ''] = timeOf('Asia/Bangkok').split(thailand);
  return (zone) => {
    const time = timeOf(zone);
    const isOfPlace = time.startsWith(before) && time.endsWith(after);
    return isOfPlace ? time.slice(before.length, time.length - after.length) : city(zone);
  };
}

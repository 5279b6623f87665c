import { useQuery } from '@tanstack/react-query';
import type { Lang } from '../../../contract/lang.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { useArea } from '../area/use-area.ts';

/** The time zones in a language, grouped by region, each with its IANA name and its display name. */
export type TimeZones = readonly {
  label: string;
  zones: readonly (readonly [name: string, label: string])[];
}[];

/** Returns the address of the time zones in a language. */
export const timeZonesAddress = (lang: Lang): string => `/time-zones.${lang}.json`;

/**
 * Returns the names of the time zones, which no browser has in every language; none if they could not be loaded,
 * because the rest of the page works without them.
 */
export function useTimeZones() {
  const { lang } = useArea();
  return useQuery({
    queryKey: ['time-zones', lang],
    queryFn: async (): Promise<TimeZones> => {
      try {
        const answer = await fetch(timeZonesAddress(lang));
        return answer.ok ? await answer.json() : [];
      } catch {
        return [];
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the current GMT offset of a zone; undefined for one that an older browser doesn't know. */
function distanceOf(timeZone: string, locale: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}

/**
 * Returns the time zones as options, each with its current GMT offset: `Bangkok (GMT+7)`. Zones that the browser
 * doesn't know are left out, because it could not format times in them.
 * @param current always included, at least by its name, even if the browser doesn't know it
 */
export function zoneChoices(lang: Lang, zones: TimeZones, current: string) {
  const { locale } = LANGUAGES[lang];
  const choice = ([zone, label]: readonly [string, string]) => {
    const distance = distanceOf(zone, locale);
    if (distance !== undefined) return [{ value: zone, label: `${label} (${distance})` }];
    return zone === current ? [{ value: zone, label }] : [];
  };
  const isListed = zones.some((part) => part.zones.some(([zone]) => zone === current));
  return {
    options: current === '' || isListed ? [] : choice([current, current]),
    groups: zones
      .map((part) => ({ label: part.label, options: part.zones.flatMap(choice) }))
      .filter(({ options }) => options.length > 0),
  };
}

import { useQuery } from '@tanstack/react-query';
import type { Lang } from '../../../contract/lang.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { type TimeZones, timeZonesAddress } from '../../session/time-zones.ts';
import { useArea } from '../area/use-area.ts';

/** The time zones by what they are called; none if that cannot be had, for they are no reason to show nothing else. */
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

/** How far a zone is from Greenwich now; undefined for one that the build knows and an older browser does not. */
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
 * The time zones as choices, each with its distance from Greenwich now: `Bangkok (GMT+7)`. Zones that the browser does
 * not know are left out: it could write no time in them.
 * @param current stands among them, by its name at the least, whether it is known or not
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

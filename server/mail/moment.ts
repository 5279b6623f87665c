import { fill } from '../../contract/fill.ts';
import { dateFormats } from '../../contract/format.ts';
import { HOME_TIME_ZONE } from '../../contract/home-country.ts';
import type { Lang } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import type { Mails } from '../../contract/mails.ts';
import { localize } from '../../contract/text.ts';

/**
 * Formats a moment for mails, with its place if that is not obvious.
 * @param moment milliseconds since 1970
 * @param timeZone of the reader
 */
export function formatMoment(
  lang: Lang,
  moment: number,
  { common }: Mails,
  timeZone = HOME_TIME_ZONE,
): string {
  const { date, time } = dateFormats(lang, timeZone);
  const { moment: here, momentElsewhere } = localize(common, lang);
  const parts = { date: date(moment), time: time(moment) };
  if (timeZone === HOME_TIME_ZONE) return fill(here, parts);
  return fill(momentElsewhere, { ...parts, zone: zoneName(lang, timeZone) });
}

/** Returns the name of a time zone, which is the same in summer and winter. */
const zoneName = (lang: Lang, timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[lang].locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

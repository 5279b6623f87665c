import type { Lang } from '../../../contract/lang.ts';

const LOCALES = { en: 'en-GB', th: 'th-TH-u-ca-buddhist-nu-latn' } as const;

/** The words for the two newest days. */
export interface DayWords {
  today: string;
  yesterday: string;
}

/** Writes moments in a language: Thai counts years in the Buddhist era, always with four digits (thai.md 7). */
export function momentsIn(lang: Lang, words: DayWords, timeZone?: string) {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[lang], { ...zone, ...options });
  const clock = format({ hour: '2-digit', minute: '2-digit', hour12: false });
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' });

  const dayOf = (moment: string, now = new Date()) => {
    const written = date.format(new Date(moment));
    if (written === date.format(now)) return words.today;
    const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    return written === date.format(yesterday) ? words.yesterday : dated(date, moment);
  };
  return {
    /** `14:05` */
    time: (moment: string) => clock.format(new Date(moment)),
    /** `Today`, `Yesterday` or `21 November 2026` */
    day: dayOf,
    /** `21 Nov 2026, 14:05` */
    full: (moment: string) => `${dated(short, moment)}, ${clock.format(new Date(moment))}`,
  };
}

export type Moments = ReturnType<typeof momentsIn>;

/** A date without the name of its era, which nobody writes beside a year in the 2500s. */
const dated = (format: Intl.DateTimeFormat, moment: string) =>
  format
    .formatToParts(new Date(moment))
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

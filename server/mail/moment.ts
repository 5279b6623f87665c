import { fill } from '../../contract/fill.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Mails } from '../../contract/mails.ts';

const timeZone = 'Asia/Bangkok';

const dates: Record<Lang, Intl.DateTimeFormat> = {
  // Swedish writes dates as ISO does.
  en: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
  // The Buddhist era, with all four digits.
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
};

const times = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

/** `14:05`, and in Thai `14.05`. */
const timeIn = (lang: Lang, moment: number) =>
  lang === 'th' ? times.format(moment).replace(':', '.') : times.format(moment);

/**
 * A moment as people in Bangkok read it.
 * @param moment milliseconds since 1970
 */
export const momentIn = (lang: Lang, moment: number, { common }: Mails): string =>
  fill(common.moment[lang], { date: dates[lang].format(moment), time: timeIn(lang, moment) });

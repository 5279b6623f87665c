import { dateFormats } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';

/** The words for today and yesterday. */
export interface DayWords {
  today: string;
  yesterday: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Formats dates and times for the inbox, in the reader's time zone, with words for today and yesterday. */
export function inboxDateFormats(lang: Lang, words: DayWords, timeZone?: string) {
  const { time, date, dateAndTime } = dateFormats(lang, timeZone);
  return {
    time,
    /** `Today`, `Yesterday` or `November 21, 2026` */
    day: (moment: string, now = Date.now()) => {
      const day = date(moment);
      if (day === date(now)) return words.today;
      return day === date(now - DAY) ? words.yesterday : day;
    },
    full: dateAndTime,
  };
}

export type DateFormats = ReturnType<typeof inboxDateFormats>;

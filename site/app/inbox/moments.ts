import { momentsIn } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';

/** The words for the two newest days. */
export interface DayWords {
  today: string;
  yesterday: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Writes moments as the inbox shows them: by the reader’s clock, the two newest days by their names. */
export function inboxMoments(lang: Lang, words: DayWords, timeZone?: string) {
  const { time, date, dateAndTime } = momentsIn(lang, timeZone);
  return {
    time,
    /** `Today`, `Yesterday` or `21 November 2026` */
    day: (moment: string, now = Date.now()) => {
      const day = date(moment);
      if (day === date(now)) return words.today;
      return day === date(now - DAY) ? words.yesterday : day;
    },
    full: dateAndTime,
  };
}

export type Moments = ReturnType<typeof inboxMoments>;

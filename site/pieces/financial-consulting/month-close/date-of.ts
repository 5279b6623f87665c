import { datePart } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';

/**
 * Returns a day of a month as an ISO date.
 * @param month any date of that month
 */
export const dateOf = (month: string, day: number): string =>
  `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** Formats a day of a month whose year is known: `7 Sept`, `7 ก.ย.`. */
export const dayAndMonth = (lang: Lang, month: string, day: number): string => {
  const date = dateOf(month, day);
  return `${datePart(lang, date, 'day')} ${datePart(lang, date, 'month', 'short')}`;
};

/**
 * Whether a day is a Saturday or a Sunday.
 * @param date an ISO date
 */
export const isWeekend = (date: string): boolean => new Date(date).getUTCDay() % 6 === 0;

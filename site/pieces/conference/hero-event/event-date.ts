import { clockTime, datePart, timeRange, weekday } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';

/** The days of an event for a poster. */
export interface EventDate {
  /** `11–12`, or `11` for a single day. */
  days: string;
  /** The two lines next to the days: `March`, `2027`. */
  lines: [string, string];
}

/**
 * Returns the parts of an event's date for a poster. The event's local date is used, as for `longDate`.
 * @param start an ISO date-time with its offset
 * @param end as `start`; of the last day
 */
export function eventDate(lang: Lang, start: string, end: string): EventDate {
  const [first, last] = [partsOf(lang, start), partsOf(lang, end)];
  const days = isOneDay(start, end) ? first.day : `${first.day}–${last.day}`;
  if (first.year !== last.year) {
    return { days, lines: [`${first.short} ${first.year}–`, `${last.short} ${last.year}`] };
  }
  const month = first.month === last.month ? first.month : `${first.short}–${last.short}`;
  return { days, lines: [month, first.year] };
}

/** Whether an event begins and ends on the same day. */
export const isOneDay = (start: string, end: string): boolean =>
  start.slice(0, 10) === end.slice(0, 10);

/**
 * Formats `09:00–17:30`, or for several days `Thu 09:15 – Fri 14:30`: the start of the first day and the end of the last. A
 * line may end with the dash, but not begin with it.
 */
export function eventHours(lang: Lang, start: string, end: string): string {
  const [first, last] = [start.slice(11, 16), end.slice(11, 16)];
  if (isOneDay(start, end)) return timeRange(lang, first, last);
  const whole = (words: string) => words.replaceAll(' ', '\u00a0');
  return [
    whole(`${weekday(lang, start)} ${clockTime(lang, first)}`),
    whole(`${weekday(lang, end)} ${clockTime(lang, last)}`),
  ].join('\u00a0– ');
}

const partsOf = (lang: Lang, moment: string) => ({
  day: datePart(lang, moment, 'day'),
  month: datePart(lang, moment, 'month'),
  short: datePart(lang, moment, 'month', 'short'),
  year: datePart(lang, moment, 'year'),
});

import {
  clockTime,
  datePart,
  longDate,
  shortWeekday,
  timeRange,
} from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';

/** The days of an event as a poster sets them. */
export interface EventDate {
  /** `11–12`, or `11` for a single day. */
  days: string;
  /** What stands beside them, in two lines: `March`, `2027`. */
  lines: [string, string];
}

/**
 * An event's days in the parts that a poster is set from. The date at the event's own place counts, as for
 * `longDate`.
 * @param start an ISO moment with its offset
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

/** Whether an event begins and ends on one day. */
export const isOneDay = (start: string, end: string): boolean =>
  start.slice(0, 10) === end.slice(0, 10);

/** `11 March 2027 – 12 March 2027`, or one date. */
export const eventDay = (lang: Lang, start: string, end: string): string =>
  isOneDay(start, end)
    ? longDate(lang, start)
    : `${longDate(lang, start)} – ${longDate(lang, end)}`;

/** `09:00–17:30`; of several days, `Thu 09:15 – Fri 14:30`: when the first begins and the last one ends. */
export function eventHours(lang: Lang, start: string, end: string): string {
  const [first, last] = [start.slice(11, 16), end.slice(11, 16)];
  if (isOneDay(start, end)) return timeRange(lang, first, last);
  const whole = (words: string) => words.replaceAll(' ', '\u00a0');
  return [
    whole(`${shortWeekday(lang, start)} ${clockTime(lang, first)}`),
    whole(`${shortWeekday(lang, end)} ${clockTime(lang, last)}`),
  ].join(' – ');
}

const partsOf = (lang: Lang, moment: string) => ({
  day: datePart(lang, moment, 'day'),
  month: datePart(lang, moment, 'month'),
  short: datePart(lang, moment, 'month', 'short'),
  year: datePart(lang, moment, 'year'),
});

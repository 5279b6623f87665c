import { z } from 'zod';
import { calendarDate } from '../../contract/date.ts';
import { HOME_TIME_ZONE } from '../../contract/home-country.ts';
import { text } from '../../contract/text.ts';
import { action } from '../schema.ts';

const announcement = z
  .strictObject({
    from: calendarDate,
    until: calendarDate.describe('The last day'),
    text: text(120),
    link: action.optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'is before `from`: write a later day',
  });

/** The lines above every page. Source: `content/announcements.yaml`. */
export const announcements = z.array(announcement).superRefine((all, context) => {
  for (const [index, { from }] of all.entries()) {
    const before = all[index - 1];
    if (before === undefined || before.until < from) continue;
    const message = `must be after ${before.until}, when the one before ends`;
    context.addIssue({ code: 'custom', path: [index, 'from'], message });
  }
});

export type Announcement = z.infer<typeof announcement>;

/** Days on which all offices are closed. Source: `content/holidays.yaml`. */
export const holidays = z.array(z.strictObject({ date: calendarDate, name: text(60) }));

/** Returns the date of a moment in the company's time zone, in ISO 8601. */
export const dayInCompany = (moment = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: HOME_TIME_ZONE }).format(moment);

/** Returns when a day begins in the company's time zone, in milliseconds since 1970. */
export function startOf(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const offset = new Intl.DateTimeFormat('en', {
    timeZone: HOME_TIME_ZONE,
    timeZoneName: 'longOffset',
  })
    .formatToParts(utc)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return Date.parse(`${day}T00:00:00${offset || 'Z'}`);
}

/** Returns the announcement of a day, or the next one. */
export const announcementOn = (all: readonly Announcement[], today: string) =>
  all.find(({ until }) => until >= today);

/** The holidays shown at a time, so that a list stays short. */
const SHOWN = 4;

/** Returns the next holidays, from a day on. */
export const holidaysFrom = <Each extends { date: string }>(all: readonly Each[], today: string) =>
  all
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, SHOWN);

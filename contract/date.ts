import { z } from 'zod';

/** The years from the Buddhist to the common era: 2569 is 2026. */
const BUDDHIST_YEARS = 543;

const isBuddhist = (date: string) => /^2[4-7]\d\d-/.test(date);

/** Describes a year of the Buddhist era, for its author. */
function inCommonEra({ input }: { input?: unknown }): string {
  const year = Number.parseInt(String(input), 10);
  return `is in the year ${year} of the Buddhist era: write ${year - BUDDHIST_YEARS}`;
}

/** A schema for a day, as in 2027-03-11. */
export const calendarDate = z.iso
  .date()
  .refine((date) => !isBuddhist(date), { error: inCommonEra });

/** A schema for a moment with its time zone, as in 2027-03-11T09:00:00+07:00. */
export const zonedTime = z.iso
  .datetime({ offset: true })
  .refine((date) => !isBuddhist(date), { error: inCommonEra });

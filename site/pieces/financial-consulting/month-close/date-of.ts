/**
 * Returns a day of a month as an ISO date.
 * @param month any date of that month
 */
export const dateOf = (month: string, day: number): string =>
  `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;

/**
 * Whether a day is a Saturday or a Sunday.
 * @param date an ISO date
 */
export const isWeekend = (date: string): boolean => new Date(date).getUTCDay() % 6 === 0;

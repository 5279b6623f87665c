/**
 * Returns a day of a month as an ISO date.
 * @param month any date of that month
 */
export const dateOf = (month: string, day: number): string =>
  `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;

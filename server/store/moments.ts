/** A moment as ISO 8601, as people are given it. */
export const isoOf = (moment: number | Date | string): string => new Date(moment).toISOString();

/** The same of a moment that may not have come. */
export const isoOrNull = (moment: number | null): string | null =>
  moment === null ? null : isoOf(moment);

/** The halves of a working week. */
export const HALVES = 10;

/** The places where a team member works: with the client, in our office, or on something else. */
export const PLACES = ['yours', 'ours', 'away'] as const;

interface Names {
  /** From Monday to Friday. */
  days: readonly string[];
  morning: string;
  afternoon: string;
}

/**
 * Formats a run of half days: `Mon`, `Mon–Wed`, `Tue morning`, `Mon–Wed morning`.
 * @param first the half day that it begins with, counted from 0
 */
export function spanOf(first: number, halves: number, { days, morning, afternoon }: Names): string {
  const last = first + halves - 1;
  const [from = '', to = ''] = [first, last].map((half) => days[Math.floor(half / 2)]);
  if (halves === 1) return `${from} ${first % 2 === 0 ? morning : afternoon}`;
  const begins = first % 2 === 0 ? from : `${from} ${afternoon}`;
  const ends = last % 2 === 1 ? to : `${to} ${morning}`;
  return begins === ends ? begins : `${begins}–${ends}`;
}

/** Returns the half day on which each task begins. */
export const beginnings = (works: readonly { halves: number }[]): number[] =>
  works.map((_, index) => works.slice(0, index).reduce((sum, { halves }) => sum + halves, 0));

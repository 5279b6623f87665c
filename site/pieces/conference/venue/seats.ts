import { fill } from '../../../../contract/fill.ts';
import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionContext } from '../../../kit/define-section.ts';

/** Formats the number of seats of a room in words. */
export const seatsIn = (
  { rows, inRow }: { rows: number; inRow: number },
  { lang, words }: SectionContext,
): string => fill(words.venue.seats, { count: wholeNumber(lang, rows * inRow) });

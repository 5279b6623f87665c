import { wholeNumber } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';

/**
 * Formats the distance of a result from its range, such as `+41` or `−26`; undefined if it was inside.
 * @param week its low end, its high end, and the result
 */
export function offBy(lang: Lang, week: readonly [number, number, number] | undefined): string {
  if (week === undefined) return '';
  const [low, high, came] = week;
  if (came > high) return `+${wholeNumber(lang, came - high)}`;
  return came < low ? `−${wholeNumber(lang, low - came)}` : '';
}

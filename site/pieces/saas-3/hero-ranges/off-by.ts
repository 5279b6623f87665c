import { wholeNumber } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';

/**
 * How far what came fell outside of its range, as `+41` or `−26`; nothing when it did not.
 * @param week its low end, its high end, and what came
 */
export function offBy(lang: Lang, week: readonly [number, number, number] | undefined): string {
  if (week === undefined) return '';
  const [low, high, came] = week;
  if (came > high) return `+${wholeNumber(lang, came - high)}`;
  return came < low ? `−${wholeNumber(lang, low - came)}` : '';
}

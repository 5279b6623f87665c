import leven from 'leven';

/** Sorts the allowed values by their similarity to a word, the nearest first. */
const nearestFirst = (word: string, allowed: readonly string[]): string[] =>
  [...allowed].sort((one, other) => leven(word, one) - leven(word, other));

/** Returns the value that is most similar to a word; undefined if there is none. */
export const nearest = (word: string, allowed: readonly string[]): string | undefined =>
  nearestFirst(word, allowed)[0];

/** Returns `: did you mean \`diamond\`?`, or an empty string if no value shares more than half of the letters. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const found = nearest(word, allowed) ?? '';
  const isNear = leven(word, found) <= found.length / 2;
  return isNear && found !== '' ? `: did you mean \`${found}\`?` : '';
}

/** Whether two words differ in no more than two letters. */
export const isMisspelling = (word: string, other: string): boolean => leven(word, other) <= 2;

/** The number of values that a message lists in full. */
const LISTED_MAX = 12;
const NEAREST = 3;

/**
 * Returns `: did you mean \`diamond\`? one of diamond, eye …`: all allowed values, the nearest first; of a long list,
 * the nearest three. A single one is the value to write.
 */
export function oneOf(word: string, allowed: readonly string[]): string {
  if (allowed.length === 1) return `: write \`${allowed[0]}\``;
  const sorted = nearestFirst(word, allowed);
  const isLong = sorted.length > LISTED_MAX;
  const listed = isLong ? sorted.slice(0, NEAREST) : sorted;
  const others = isLong ? ` or ${sorted.length - NEAREST} others` : '';
  return `${didYouMean(word, allowed) || ':'} one of ${listed.join(', ')}${others}`;
}

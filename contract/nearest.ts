import leven from 'leven';

/** Sorts the allowed values by their similarity to a word, the nearest first. */
const nearestFirst = (word: string, allowed: readonly string[]): string[] =>
  [...allowed].sort((one, other) => leven(word, one) - leven(word, other));

/** Returns `: did you mean \`diamond\`?`, or an empty string if no value shares more than half of the letters. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const [nearest = ''] = nearestFirst(word, allowed);
  const isNear = leven(word, nearest) <= nearest.length / 2;
  return isNear && nearest !== '' ? `: did you mean \`${nearest}\`?` : '';
}

/** Returns `: did you mean \`diamond\`? one of diamond, eye …`: all allowed values, the nearest first. */
export const oneOf = (word: string, allowed: readonly string[]): string =>
  `${didYouMean(word, allowed) || ':'} one of ${nearestFirst(word, allowed).join(', ')}`;

import leven from 'leven';

/** What may stand in a place, the nearest to what stands there first. */
const nearestFirst = (word: string, allowed: readonly string[]): string[] =>
  [...allowed].sort((one, other) => leven(word, one) - leven(word, other));

/** `: did you mean \`diamond\`?`, or nothing where no more than half of the letters are right. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const [nearest = ''] = nearestFirst(word, allowed);
  const isNear = leven(word, nearest) <= nearest.length / 2;
  return isNear && nearest !== '' ? `: did you mean \`${nearest}\`?` : '';
}

/** `: did you mean \`diamond\`? one of diamond, eye …`: everything that may stand there, the nearest first. */
export const oneOf = (word: string, allowed: readonly string[]): string =>
  `${didYouMean(word, allowed) || ':'} one of ${nearestFirst(word, allowed).join(', ')}`;

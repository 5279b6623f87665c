import { memoize } from '../../contract/memoize.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { unbreakableRuns } from './thai-lines.ts';

let terms = (): readonly string[] => {
  throw new Error('setUnbreakableTerms has not been called: import site/content.ts first.');
};

/** Sets the terms that must not break across lines, which come from the content. */
export function setUnbreakableTerms(read: () => readonly string[]): void {
  terms = read;
}

const runsIn = memoize(
  (value: string) => value,
  (value): readonly string[] => unbreakableRuns(bindWords(value), terms()),
);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Returns the parts that must not break across lines in a text, or in all texts of some content, for islands. */
export const unbreakablePhrases = (value: unknown): readonly string[] => {
  const [first, ...others] = stringsIn(value).map(runsIn);
  return others.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...others].flat())];
};

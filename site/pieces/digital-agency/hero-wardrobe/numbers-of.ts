import type { Weave } from '../../../ui/loom/weave.ts';

/** Returns the parameters of a weave, one per line, as written in content; lists of bands are given by their length. */
export const numbersOf = (weave: Weave): [name: string, value: string][] =>
  Object.entries(weave).map(([name, value]) => [name, inWords(value)]);

function inWords(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const isPlain = value.every((each) => typeof each !== 'object');
  return isPlain ? value.join('/') : String(value.length);
}

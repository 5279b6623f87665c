import type { Weave } from '../../../ui/loom/weave.ts';

/** The parameters of a weave, a line each, as they stand in content; lists of bands by how many there are. */
export const numbersOf = (weave: Weave): [name: string, value: string][] =>
  Object.entries(weave).map(([name, value]) => [name, inWords(value)]);

function inWords(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const isPlain = value.every((each) => typeof each !== 'object');
  return isPlain ? value.join('/') : String(value.length);
}

import { STRUCTURES, type Weave } from './weave.ts';

const structures = new Set<unknown>(STRUCTURES);

/**
 * Returns whether a piece of content is a weave. Its schema, which also estimates the file size, was already checked
 * when the content was read.
 */
const isWeave = (value: object): value is Weave =>
  'structure' in value && structures.has(value.structure) && 'seed' in value;

/** Returns every weave at any depth of a piece of content. */
export function weavesIn(value: unknown): Weave[] {
  if (typeof value !== 'object' || value === null) return [];
  return isWeave(value) ? [value] : Object.values(value).flatMap(weavesIn);
}

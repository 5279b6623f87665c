import { STRUCTURES, type Weave } from './weave.ts';

const structures = new Set<unknown>(STRUCTURES);

/** Whether a piece of content is a weave. Its schema has been asked when the content was read, and weighs the cloth. */
const isWeave = (value: object): value is Weave =>
  'structure' in value && structures.has(value.structure) && 'seed' in value;

/** Every weave within a piece of content, wherever it stands. */
export function weavesIn(value: unknown): Weave[] {
  if (typeof value !== 'object' || value === null) return [];
  return isWeave(value) ? [value] : Object.values(value).flatMap(weavesIn);
}

import { type Weave, weave } from '../../../contract/loom/weave.ts';

/** Every weave within a piece of content, wherever it stands. */
export function weavesIn(value: unknown): Weave[] {
  if (typeof value !== 'object' || value === null) return [];
  if (weave.safeParse(value).success) return [value as Weave];
  return Object.values(value).flatMap(weavesIn);
}

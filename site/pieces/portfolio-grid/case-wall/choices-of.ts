import { FIELDS, WORKS } from '../../../collections/projects/schema.ts';

/** A filter of a wall of cases, and the number of cases it matches. */
export interface WallChoice {
  value: (typeof FIELDS)[number] | (typeof WORKS)[number];
  count: number;
}

interface Sorted {
  field: (typeof FIELDS)[number];
  work: (typeof WORKS)[number];
}

/**
 * Returns the industries and kinds of work of the cases, each with its number of cases; those without cases are
 * omitted.
 */
export function choicesOf(projects: readonly Sorted[]): WallChoice[] {
  const values = [...FIELDS, ...WORKS].map((value) => ({
    value,
    count: projects.filter(({ field, work }) => field === value || work === value).length,
  }));
  return values.filter(({ count }) => count > 0);
}

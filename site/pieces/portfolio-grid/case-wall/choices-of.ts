import { FIELDS, WORKS } from '../../../collections/projects/schema.ts';

/** By what a wall of cases is narrowed, and how many cases that leaves. */
export interface WallChoice {
  value: (typeof FIELDS)[number] | (typeof WORKS)[number];
  count: number;
}

interface Sorted {
  field: (typeof FIELDS)[number];
  work: (typeof WORKS)[number];
}

/** The fields and the kinds of work that some cases are of, each with how many; what none is of is no choice. */
export function choicesOf(projects: readonly Sorted[]): WallChoice[] {
  const values = [...FIELDS, ...WORKS].map((value) => ({
    value,
    count: projects.filter(({ field, work }) => field === value || work === value).length,
  }));
  return values.filter(({ count }) => count > 0);
}

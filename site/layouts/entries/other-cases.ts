import { entriesOf } from '../../collections/define-collection.ts';
import { projects } from '../../collections/projects/index.ts';
import type { Project } from '../../collections/projects/schema.ts';

/** How many other cases a case points at. */
const OTHERS = 2;

/**
 * The cases that a reader of one may want next: those of the same field or kind of work first, and among equals those
 * that follow it in the order of their ids, so that each is led to.
 */
export function otherCases(id: string, all: readonly Project[] = entriesOf(projects)): Project[] {
  const here = all.findIndex((each) => each.id === id);
  const project = all[here];
  const near = (other: Project) =>
    Number(other.field === project?.field) + Number(other.work === project?.work);
  return [...all.slice(here + 1), ...all.slice(0, here)]
    .filter(({ url }) => url !== undefined)
    .toSorted((one, other) => near(other) - near(one))
    .slice(0, OTHERS);
}

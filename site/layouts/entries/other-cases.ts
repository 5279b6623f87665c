import { entriesOf } from '../../collections/define-collection.ts';
import { projects } from '../../collections/projects/index.ts';
import type { Project } from '../../collections/projects/schema.ts';

/** The number of other case studies that a case study links to. */
const OTHERS = 2;

/**
 * Returns the case studies to recommend after one: those from the same industry or of the same kind of work first, and
 * otherwise those that follow it by id, so that each is linked from somewhere.
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

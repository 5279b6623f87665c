import { fill } from '../../../../contract/fill.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

/** Returns the meaning of drawing the line below this many bands. */
export function lineName(
  line: number,
  bands: SectionContent<typeof schema>['exercise']['bands'],
  says: SectionContext['words']['heroLesson'],
): string {
  if (line === 0) return says.seesAll;
  const at = bands[line - 1]?.line;
  return line === bands.length || at === undefined
    ? says.seesNothing
    : fill(says.seesBelow, { line: at });
}

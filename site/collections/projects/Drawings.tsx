import type { Localized } from '../../../contract/text.ts';
import type { Part } from './chart.ts';
import { Shapes, viewBoxOf } from './Shapes.tsx';
import type { Project } from './schema.ts';

const PARTS: readonly Part[] = ['before', 'after'];

/** Returns the base id of a case's drawing; its halves end with `-before` and `-after`. */
export const drawingOf = (id: string): string => `drawing-${id.replaceAll('/', '-')}`;

/**
 * Renders both halves of each case's drawing as symbols: an island shows one with `<use>`, so that neither its script
 * nor its props contain the shapes.
 */
export function Drawings({ projects }: { projects: readonly Localized<Project>[] }) {
  return (
    <svg className="case-drawings" aria-hidden="true">
      {projects.flatMap(({ id, chart }) =>
        PARTS.map((part) => (
          <symbol
            key={id + part}
            id={`${drawingOf(id)}-${part}`}
            viewBox={viewBoxOf(chart, part)}
            preserveAspectRatio="none"
          >
            <Shapes chart={chart} part={part} />
          </symbol>
        )),
      )}
    </svg>
  );
}

import type { Localized } from '../../../contract/text.ts';
import type { Part } from './chart.ts';
import { Shapes, viewBoxOf } from './Shapes.tsx';
import type { Project } from './schema.ts';

const PARTS: readonly Part[] = ['before', 'after'];

/** What the drawings of a case are called; its halves are that with `-before` and `-after`. */
export const drawingOf = (id: string): string => `drawing-${id.replaceAll('/', '-')}`;

/**
 * Both halves of each case’s drawing, as symbols: an island shows one with `<use>`, and neither its script nor what it
 * is given has to carry the shapes.
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
            preserveAspectRatio={chart.type === 'marks' ? 'xMinYMax' : 'none'}
          >
            <Shapes chart={chart} part={part} />
          </symbol>
        )),
      )}
    </svg>
  );
}

import type { Localized } from '../../../contract/text.ts';
import { columnsPath, lengthOf, marksPaths, placed, squaresInRow, stairsPath } from './chart.ts';
import type { Project } from './schema.ts';

type Chart = Localized<Project>['chart'];

/** The aspect ratio that the squares of a poster are laid out for. */
const SQUARES_ASPECT = 2.8;

/**
 * Renders a case as a picture without words: before and after in one drawing that fills its space. It is decorative:
 * the words next to it describe the change.
 */
export function Poster({ chart }: { chart: Chart }) {
  switch (chart.type) {
    case 'marks': {
      const counts = chart.groups.map(({ after }) => after);
      const count = counts.reduce((sum, one) => sum + one, 0);
      const inRow = squaresInRow(count, SQUARES_ASPECT);
      return (
        <svg viewBox={`0 0 ${inRow} ${Math.ceil(count / inRow)}`} aria-hidden="true">
          {marksPaths(counts, inRow).map((path, index) => (
            <path
              key={chart.groups[index]?.name}
              className="case-mark"
              data-group={index}
              d={path}
            />
          ))}
        </svg>
      );
    }
    case 'columns': {
      const [above, below] = [Math.max(...chart.before), Math.max(...chart.after)];
      return (
        <svg
          viewBox={`0 0 ${chart.before.length} ${above + below}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="case-past" d={columnsPath(chart.before, above)} />
          <path className="case-present" d={columnsPath(chart.after, above, 'down')} />
        </svg>
      );
    }
    case 'spans': {
      const { before, after } = chart;
      const length = Math.max(lengthOf(before), lengthOf(after));
      const rows = [
        ...placed(before).map((span) => ({ ...span, look: 'case-past' })),
        ...placed(after).map((span) => ({ ...span, look: 'case-present' })),
      ];
      return (
        <svg viewBox={`0 0 ${length} ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
          {rows.map(({ look, name, begins, takes }, row) => (
            <rect
              key={look + name}
              className={look}
              x={begins}
              y={row + 0.11}
              width={takes}
              height="0.78"
            />
          ))}
        </svg>
      );
    }
    case 'stairs':
      return (
        <svg viewBox={`0 0 ${chart.weeks} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className="case-present" d="M0 0H100V100H0z" />
          <path className="case-past" d={stairsPath(chart)} />
        </svg>
      );
  }
}

import type { Localized } from '../../../contract/text.ts';
import {
  columnsPath,
  lengthOf,
  marksPaths,
  type Part,
  placed,
  squaresInRow,
  stairsPath,
} from './chart.ts';
import type { Project } from './schema.ts';

type Chart = Localized<Project>['chart'];

/** The aspect ratio that squares are laid out for. */
const SQUARES_ASPECT = 2.2;

const countsOf = (chart: Extract<Chart, { type: 'marks' }>, part: Part) =>
  chart.groups.map((group) => group[part]);

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const inRowOf = (counts: readonly number[]) => squaresInRow(sumOf(counts), SQUARES_ASPECT);

/** Returns the view box of one half of a case's drawing; the other half has the same scale. */
export function viewBoxOf(chart: Chart, part: Part): string {
  switch (chart.type) {
    case 'marks': {
      const counts = countsOf(chart, part);
      const inRow = inRowOf(counts);
      return `0 0 ${inRow} ${Math.ceil(sumOf(counts) / inRow)}`;
    }
    case 'columns':
      return `0 0 ${chart[part].length} ${Math.max(...chart.before, ...chart.after)}`;
    case 'spans': {
      const { before, after } = chart;
      const length = Math.max(lengthOf(before), lengthOf(after));
      return `0 0 ${length} ${chart[part].length}`;
    }
    case 'stairs':
      return `0 0 ${chart.weeks} 100`;
  }
}

/** Renders the shapes of one half of a case's drawing, without words. Colors that it does not set are inherited. */
export function Shapes({ chart, part }: { chart: Chart; part: Part }) {
  switch (chart.type) {
    case 'marks': {
      const counts = countsOf(chart, part);
      return marksPaths(counts, inRowOf(counts)).map((path, index) => (
        <path key={chart.groups[index]?.name} className="case-mark" data-group={index} d={path} />
      ));
    }
    case 'columns':
      return <path d={columnsPath(chart[part], Math.max(...chart.before, ...chart.after))} />;
    case 'spans':
      return placed(chart[part]).map(({ name, begins, takes, isWork }, row) => (
        <rect
          key={name}
          className={isWork ? 'case-work' : 'case-wait'}
          x={begins}
          y={row + 0.2}
          width={takes}
          height="0.6"
        />
      ));
    case 'stairs': {
      const { steps, weeks } = chart;
      return <path d={stairsPath({ steps: part === 'before' ? [] : steps, weeks })} />;
    }
  }
}

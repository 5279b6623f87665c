import type { Result } from 'lighthouse';
import { aims } from './aims.ts';
import {
  bytesByKind,
  type Category,
  categories,
  type Metric,
  metricOf,
  metrics,
  scoreOf,
  type Throttling,
} from './lighthouse.ts';
import { kinds, type MainThread, type Window } from './main-thread.ts';

/** What several runs of one thing came to. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** A page's runs and its floor's, in the order in which they were made. */
export interface Runs<T> {
  page: T[];
  floor: T[];
}

/** Median, least and greatest of those that are numbers; NaN when none is. */
export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.filter((one) => !Number.isNaN(one)).toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** The table of a page's metrics beside its floor's, and what misses its aim: FCP, LCP and simulated blocking time. */
export function metricsTable(
  throttling: Throttling,
  path: string,
  { page, floor }: Runs<Result>,
): string {
  const rows = (Object.keys(metrics) as Metric[]).map((metric) => {
    const digits = metric === 'CLS' ? 3 : 0;
    const pageSpread = spread(page.map((lhr) => metricOf(lhr, metric)));
    const floorSpread = spread(floor.map((lhr) => metricOf(lhr, metric)));
    const ratio = pageSpread.median / floorSpread.median;
    const isPainted = metric === 'FCP' || metric === 'LCP';
    const most = aims.blockingMs(path);
    const isBlocking = metric === 'TBT' && throttling === 'simulated' && pageSpread.median > most;
    return [
      metric === 'CLS' ? metric : `${metric} ms`,
      show(pageSpread, digits),
      show(floorSpread, digits),
      isPainted ? ratio.toFixed(2) : '',
      (isPainted && ratio > aims.toFloor && misses(aims.toFloor)) ||
        (isBlocking && misses(most)) ||
        '',
    ];
  });
  return table([[throttling, 'page', 'floor', 'page/floor', ''], ...rows]);
}

/** One line with the scores of those categories that the runs looked at. */
export function scoresLine(runs: readonly Result[]): string {
  const parts = categories.map((category: Category) => {
    const scores = spread(runs.map((lhr) => scoreOf(lhr, category)));
    const isLow = category === 'performance' && scores.median < aims.performance;
    return `${category} ${show(scores, 0)}${isLow ? `, ${misses(aims.performance)}` : ''}`;
  });
  return `scores: ${parts.join('; ')}`;
}

/** What the main thread did while the page was not touched: one row per three seconds. */
export function mainThreadTable({ page: runs, floor }: Runs<MainThread>): string {
  const row = (name: string, windows: readonly Window[], note = '') => [
    name,
    show(spread(windows.map(({ frames }) => frames)), 0),
    show(spread(windows.map(({ tasks }) => tasks)), 0),
    ...kinds.map((kind) => show(spread(windows.map(({ work }) => work[kind])), 0, false)),
    note,
  ];
  const atRest = runs.map((run) => run.atRest);
  const rests = spread(atRest.map(({ frames }) => frames)).median <= aims.framesAtRest;
  const longTasks = (results: readonly MainThread[]) =>
    show(spread(results.map((result) => result.longTasks)), 0);
  const lines = [
    `long tasks until three seconds after load, ms: ${longTasks(runs)}; its floor: ${longTasks(floor)}`,
    '',
    table([
      ['main thread, 3 s', 'frames', 'tasks ms', ...kinds, ''],
      row(
        'after load',
        runs.map(({ afterLoad }) => afterLoad),
      ),
      row('at rest', atRest, rests ? '' : misses(aims.framesAtRest)),
    ]),
  ];
  const failures = new Set(runs.flatMap(({ notComposited }) => notComposited));
  for (const failure of failures) lines.push(`not on the compositor: ${failure}`);
  return lines.join('\n');
}

/** One line with the bytes over the wire of a first visit, by kind. */
export function bytesLine(lhr: Result): string {
  const parts = Object.entries(bytesByKind(lhr)).map(
    ([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`,
  );
  return `over the wire, kB of 1000 B: ${parts.join(', ')}`;
}

const misses = (aim: number) => `aim ${aim}`;

/** A median with its least and greatest in brackets, or alone. */
function show({ median, min, max }: Spread, digits: number, hasRange = true): string {
  const text = (number: number) => (Number.isNaN(number) ? '–' : number.toFixed(digits));
  const range = !hasRange || text(min) === text(max) ? '' : ` (${text(min)}–${text(max)})`;
  return text(median) + range;
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

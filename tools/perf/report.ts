import type { Result } from 'lighthouse';
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
import type { FirstWork, MainThread, Window } from './main-thread.ts';

/** The targets for every page with content. `npm run perf` marks the figures that miss theirs. */
const aims = {
  /** FCP and LCP, simulated and applied, as a multiple of the page's own floor. */
  toFloor: 1.05,
  /** Lighthouse's score. */
  performance: 100,
  /** Blocking time in Lighthouse's simulation, in ms: for the home page, and for any other page. */
  blockingMs: (path: string) => (['/', '/th/'].includes(path) ? 30 : 60),
  /** Work until 2.5 s after the navigation. Its time depends on the machine and is only compared. */
  firstWork: { recalculations: 8, layouts: 5, tasks: undefined, requests: 10 },
  /** Animation frames of the main thread while the page is idle. */
  framesAtRest: 0,
};

/** Statistics of several runs. */
interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The runs of a page, of its floor and of the pages beside it by their URLs, in order. */
export type Runs<T> = { page: T[]; floor: T[] } & Record<string, T[]>;

/** Returns the median, minimum and maximum, ignoring NaN; NaN if no number is left. */
function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.filter((one) => !Number.isNaN(one)).toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** Returns the table of a page's metrics beside its floor's, with the targets that are missed. */
export function metricsTable(
  throttling: Throttling,
  path: string,
  { page, floor, ...beside }: Runs<Result>,
): string {
  const rows = (Object.keys(metrics) as Metric[]).map((metric) => {
    const digits = metric === 'CLS' ? 3 : 0;
    const spreadOf = (runs: readonly Result[]) => spread(runs.map((lhr) => metricOf(lhr, metric)));
    const pageSpread = spreadOf(page);
    const floorSpread = spreadOf(floor);
    const ratio = pageSpread.median / floorSpread.median;
    const isPainted = metric === 'FCP' || metric === 'LCP';
    const most = aims.blockingMs(path);
    const isBlocking = metric === 'TBT' && throttling === 'simulated' && pageSpread.median > most;
    return [
      metric === 'CLS' ? metric : `${metric} ms`,
      show(pageSpread, digits),
      show(floorSpread, digits),
      isPainted ? ratio.toFixed(2) : '',
      ...Object.values(beside).map((runs) => show(spreadOf(runs), digits)),
      (isPainted && ratio > aims.toFloor && misses(aims.toFloor)) ||
        (isBlocking && misses(most)) ||
        '',
    ];
  });
  return table([[throttling, 'page', 'floor', 'page/floor', ...Object.keys(beside), ''], ...rows]);
}

/** Returns the table of main-thread work until 2.5 s after the navigation, with missed targets. */
export function firstWorkTable(runs: Runs<MainThread>): string {
  const columns = Object.values(runs);
  const rows = (Object.keys(aims.firstWork) as (keyof FirstWork)[]).map((what) => {
    const spreads = columns.map((each) => spread(each.map(({ first }) => first[what])));
    const most = aims.firstWork[what];
    const isOver = most !== undefined && (spreads[0]?.median ?? 0) > most;
    return [
      what === 'tasks' ? 'tasks ms' : what,
      ...spreads.map((each) => show(each, 0)),
      isOver ? misses(most) : '',
    ];
  });
  return table([['until 2.5 s', ...Object.keys(runs), ''], ...rows]);
}

/** Returns a line with the scores of the categories that the runs included. */
export function scoresLine(runs: readonly Result[]): string {
  const parts = categories.map((category: Category) => {
    const scores = spread(runs.map((lhr) => scoreOf(lhr, category)));
    const isLow = category === 'performance' && scores.median < aims.performance;
    return `${category} ${show(scores, 0)}${isLow ? `, ${misses(aims.performance)}` : ''}`;
  });
  return `scores: ${parts.join('; ')}`;
}

/** Returns the table of main-thread work while nobody touches the page: one row per three seconds. */
export function mainThreadTable({ page, floor }: Runs<MainThread>): string {
  const median = (each: (run: MainThread) => number, runs = page) =>
    show(spread(runs.map(each)), 0);
  const row = (name: string, windowOf: (run: MainThread) => Window, note = '') => [
    name,
    median((run) => windowOf(run).frames),
    median((run) => windowOf(run).tasks),
    note,
  ];
  const rests = spread(page.map(({ atRest }) => atRest.frames)).median <= aims.framesAtRest;
  const longTasks = (run: MainThread) => run.longTasks;
  return [
    `long tasks until three seconds after load, ms: ${median(longTasks)}; its floor: ${median(longTasks, floor)}`,
    '',
    table([
      ['main thread, 3 s', 'frames', 'tasks ms', ''],
      row('after load', ({ afterLoad }) => afterLoad),
      row('at rest', ({ atRest }) => atRest, rests ? '' : misses(aims.framesAtRest)),
    ]),
  ].join('\n');
}

/** Returns a line with the transferred bytes of a first visit, by kind. */
export function bytesLine(lhr: Result): string {
  const parts = Object.entries(bytesByKind(lhr)).map(
    ([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`,
  );
  return `over the wire, kB of 1000 B: ${parts.join(', ')}`;
}

const misses = (aim: number) => `aim ${aim}`;

/** Formats a median, with its minimum and maximum in brackets. */
function show({ median, min, max }: Spread, digits: number): string {
  const text = (number: number) => (Number.isNaN(number) ? '–' : number.toFixed(digits));
  const range = text(min) === text(max) ? '' : ` (${text(min)}–${text(max)})`;
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

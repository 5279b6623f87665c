import type { Result } from 'lighthouse';
import type { FirstUses } from './first-use.ts';
import type { ControlName } from './first-use-probe.ts';
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

const firstUseLimitMs = 200;
const floorLimit = 1.1;

/** What several runs of one thing came to. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** A page's runs and its floor's, in the order in which they were made. */
export interface Runs {
  page: Result[];
  floor: Result[];
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

/** The table of a page's metrics beside its floor's, with the ratio of the medians for FCP and LCP. */
export function metricsTable(throttling: Throttling, { page, floor }: Runs): string {
  const rows = (Object.keys(metrics) as Metric[]).map((metric) => {
    const digits = metric === 'CLS' ? 3 : 0;
    const pageSpread = spread(page.map((lhr) => metricOf(lhr, metric)));
    const floorSpread = spread(floor.map((lhr) => metricOf(lhr, metric)));
    const ratio = pageSpread.median / floorSpread.median;
    const painted = metric === 'FCP' || metric === 'LCP';
    return [
      metric === 'CLS' ? metric : `${metric} ms`,
      show(pageSpread, digits),
      show(floorSpread, digits),
      painted ? `${ratio.toFixed(2)}${ratio > floorLimit ? ` over ${floorLimit}` : ''}` : '',
    ];
  });
  return table([[throttling, 'page', 'floor', 'page/floor'], ...rows]);
}

/** One line with the scores of those categories that the runs looked at. */
export function scoresLine(runs: readonly Result[]): string {
  const parts = categories.map((category: Category) => {
    const scores = spread(runs.map((lhr) => scoreOf(lhr, category)));
    return `${category} ${show(scores, 0)}`;
  });
  return `scores: ${parts.join(', ')}`;
}

/** One line with the bytes over the wire of a first visit, by kind. */
export function bytesLine(lhr: Result): string {
  const parts = Object.entries(bytesByKind(lhr)).map(
    ([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`,
  );
  return `over the wire, kB of 1000 B: ${parts.join(', ')}`;
}

/** The table of first uses; a control that took over 200 ms is flagged. */
export function firstUseTable(uses: Record<ControlName, FirstUses>): string {
  const rows = Object.entries(uses).map(([control, { times, missed }]) => {
    if (times.some(Number.isNaN)) return [control, 'not found on the page', ''];
    const { median, min, max } = spread(times);
    const notes = [
      median > firstUseLimitMs && `over ${firstUseLimitMs} ms`,
      median <= firstUseLimitMs && max > firstUseLimitMs && `at worst over ${firstUseLimitMs} ms`,
      missed > 0 && `${missed} more touches missed, because the page moved`,
    ];
    return [control, show({ median, min, max }, 0), notes.filter(Boolean).join('; ')];
  });
  return table([['first use', 'ms', ''], ...rows]);
}

function show({ median, min, max }: Spread, digits: number): string {
  const text = (number: number) =>
    Number.isFinite(number) ? number.toFixed(digits) : Number.isNaN(number) ? '–' : 'no answer';
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

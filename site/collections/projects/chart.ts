import { z } from 'zod';
import { text } from '../../../contract/text.ts';

const amount = z.number().min(0);

/** Items as squares, grouped by how they are handled, before and after. */
const marks = z.strictObject({
  type: z.literal('marks'),
  each: text(60).describe('Meaning of one square'),
  groups: z
    .array(z.strictObject({ name: text(48), before: z.int().min(0), after: z.int().min(0) }))
    .min(2)
    .max(3)
    .describe('How they are handled, from the most work to the least; in squares'),
  caption: text(200),
});

/** An amount for each hour, week or month. */
const columns = z.strictObject({
  type: z.literal('columns'),
  from: text(24).describe('Below the first column'),
  to: text(24).describe('Below the last column'),
  before: z.array(amount).min(2).max(31),
  after: z.array(amount).min(2).max(31),
  caption: text(200),
});

const span = z.strictObject({
  name: text(40),
  takes: z.number().positive().describe('In the unit of the measure'),
  isWork: z.literal(true).optional().describe('True if somebody works on it; otherwise it waits'),
});

/** The steps of one item from start to end, with the duration of each. */
const spans = z.strictObject({
  type: z.literal('spans'),
  work: text(24).describe('Label for the color of work'),
  wait: text(24).describe('Label for the color of waiting'),
  before: z.array(span).min(1).max(7),
  after: z.array(span).min(1).max(7),
  caption: text(200),
});

/** The share of the work that an old system still does; it shrinks with every part that moves. */
const stairs = z.strictObject({
  type: z.literal('stairs'),
  weeks: z.int().min(1),
  whole: text(60).describe('State before the first part moves'),
  steps: z
    .array(
      z.strictObject({
        name: text(48),
        week: z.int().min(1).describe('The week in which it moves'),
        left: z
          .int()
          .min(0)
          .max(100)
          .describe('Share left in the old system afterwards, in percent'),
        isMarked: z.literal(true).optional().describe('True for the one that the point is about'),
      }),
    )
    .min(2)
    .max(8),
  caption: text(200),
});

const longEnough = <Chart extends { before: readonly unknown[]; after: readonly unknown[] }>({
  before,
  after,
}: Chart) => before.length === after.length;

/** The change that a case made, drawn from its data. */
export const chart = z.discriminatedUnion('type', [
  marks,
  columns.refine(longEnough, {
    error: 'has a different number of columns: write as many',
    path: ['after'],
  }),
  spans,
  stairs.refine(
    ({ steps, weeks }) =>
      steps.every(
        ({ week, left }, index) =>
          week <= weeks &&
          week > (steps[index - 1]?.week ?? 0) &&
          left < (steps[index - 1]?.left ?? 101),
      ),
    { error: 'must increase in weeks and decrease in percent', path: ['steps'] },
  ),
]);

export type Chart = z.infer<typeof chart>;
type ChartOf<Type extends Chart['type']> = Extract<Chart, { type: Type }>;

export type Part = 'before' | 'after';

/** The width of a column or square; the rest of each unit is the gap. */
const BODY = 0.78;
const at = (value: number) => Math.round(value * 100) / 100;

/** Returns the number of squares per row for this many squares to fill a shape with this aspect ratio. */
export const squaresInRow = (count: number, aspect: number): number =>
  Math.max(1, Math.ceil(Math.sqrt(count * aspect)));

/**
 * Returns a path for each group of squares, row by row. The paths are strokes dashed into squares, so that a hundred
 * squares weigh as much as ten.
 * @param counts number of squares in each group
 */
export function marksPaths(counts: readonly number[], inRow: number): string[] {
  let begun = 0;
  return counts.map((count) => {
    let path = '';
    const end = begun + count;
    while (begun < end) {
      const left = begun % inRow;
      const run = Math.min(inRow - left, end - begun);
      path += `M${left} ${Math.floor(begun / inRow) + 0.5}h${run}`;
      begun += run;
    }
    return path;
  });
}

/**
 * Returns the path of columns that rise from a line, or hang from it.
 * @param line its distance from the top
 */
export const columnsPath = (
  values: readonly number[],
  line: number,
  towards: 'up' | 'down' = 'up',
): string =>
  values
    .map((value, index) => {
      const height = towards === 'up' ? -value : value;
      return `M${at(index + (1 - BODY) / 2)} ${at(line)}v${at(height)}h${BODY}v${at(-height)}z`;
    })
    .join('');

/** Returns the spans of a chart with their start times. */
export function placed<Span extends { takes: number }>(
  spans: readonly Span[],
): (Span & { begins: number })[] {
  let begins = 0;
  return spans.map((each) => {
    const here = { ...each, begins: at(begins) };
    begins += each.takes;
    return here;
  });
}

/** Returns the total duration of all spans. */
export const lengthOf = (spans: readonly { takes: number }[]): number =>
  at(spans.reduce((sum, { takes }) => sum + takes, 0));

/** Returns the share left in the old system as an area with the width of the weeks and a height of 100. */
export const stairsPath = ({
  steps,
  weeks,
}: Pick<ChartOf<'stairs'>, 'weeks'> & {
  steps: readonly { week: number; left: number }[];
}): string =>
  `M0 0${steps.map(({ week, left }) => `H${week}V${100 - left}`).join('')}H${weeks}V100H0z`;

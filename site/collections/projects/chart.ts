import { z } from 'zod';
import { text } from '../../../contract/text.ts';

const amount = z.number().min(0);

/** Things that are dealt with, a square for so many of them, by how: before and after. */
const marks = z.strictObject({
  type: z.literal('marks'),
  each: text(60).describe('What one square stands for'),
  groups: z
    .array(z.strictObject({ name: text(48), before: z.int().min(0), after: z.int().min(0) }))
    .min(2)
    .max(3)
    .describe('How they are dealt with, from the most work to the least; in squares'),
  caption: text(200),
});

/** An amount for each hour, week or month. */
const columns = z.strictObject({
  type: z.literal('columns'),
  from: text(24).describe('Stands below the first column'),
  to: text(24).describe('Stands below the last one'),
  before: z.array(amount).min(2).max(31),
  after: z.array(amount).min(2).max(31),
  caption: text(200),
});

const span = z.strictObject({
  name: text(40),
  takes: z.number().positive().describe('In the unit of the measure'),
  isWork: z.literal(true).optional().describe('True if somebody works on it; else it waits'),
});

/** What one thing goes through from its beginning to its end, and how long each part takes. */
const spans = z.strictObject({
  type: z.literal('spans'),
  work: text(24).describe('Explains the colour of work'),
  wait: text(24).describe('Explains the colour of waiting'),
  before: z.array(span).min(1).max(7),
  after: z.array(span).min(1).max(7),
  caption: text(200),
});

/** What an old system still does, less with every part that moves. */
const stairs = z.strictObject({
  type: z.literal('stairs'),
  weeks: z.int().min(1),
  whole: text(60).describe('What there is before the first part moves'),
  steps: z
    .array(
      z.strictObject({
        name: text(48),
        week: z.int().min(1).describe('In which it moves'),
        left: z.int().min(0).max(100).describe('What is left in the old system then, in per cent'),
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

/** What a case has changed, drawn from its data. */
export const chart = z.discriminatedUnion('type', [
  marks,
  columns.refine(longEnough, { error: 'has not as many columns', path: ['after'] }),
  spans,
  stairs.refine(
    ({ steps, weeks }) =>
      steps.every(
        ({ week, left }, index) =>
          week <= weeks &&
          week > (steps[index - 1]?.week ?? 0) &&
          left < (steps[index - 1]?.left ?? 101),
      ),
    { error: 'go on in weeks and down in per cent', path: ['steps'] },
  ),
]);

export type Chart = z.infer<typeof chart>;
type ChartOf<Type extends Chart['type']> = Extract<Chart, { type: Type }>;

/** Which half of a chart is meant. */
export type Part = 'before' | 'after';

/** How wide a column and a square are; the rest of each unit is the gap. */
const BODY = 0.78;
const at = (value: number) => Math.round(value * 100) / 100;

/** How many squares stand in a row when so many are to fill a shape that is so much wider than high. */
export const squaresInRow = (count: number, aspect: number): number =>
  Math.max(1, Math.ceil(Math.sqrt(count * aspect)));

/**
 * A path for each group of squares, row by row: strokes that are dashed into squares, so that a hundred of them weigh
 * as much as ten.
 * @param counts how many squares each group has
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
 * Columns that stand on a line, or hang from it.
 * @param line where that is, from the top
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

/** The spans of a chart with where each begins. */
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

/** How long all spans take together. */
export const lengthOf = (spans: readonly { takes: number }[]): number =>
  at(spans.reduce((sum, { takes }) => sum + takes, 0));

/** What is left in the old system, as an area that is so many weeks wide and 100 high. */
export const stairsPath = ({
  steps,
  weeks,
}: Pick<ChartOf<'stairs'>, 'weeks'> & {
  steps: readonly { week: number; left: number }[];
}): string =>
  `M0 0${steps.map(({ week, left }) => `H${week}V${100 - left}`).join('')}H${weeks}V100H0z`;

/** The runs of a page, of its floor and of the pages beside it by their URLs, in order. */
export type Runs<Run> = { page: Run[]; floor: Run[] } & Record<string, Run[]>;

/** A figure of each run, a row of a table. */
export interface Figure<Run> {
  name: string;
  /** Returns the figure; NaN if the run doesn't have it. */
  of: (run: Run) => number;
  /** The number of decimals. */
  digits?: number;
  /** The targets for the median of the page: the most, the least, and the most as a multiple of its floor. */
  most?: number;
  least?: number;
  toFloor?: number;
}

/** Returns the median, minimum and maximum, ignoring NaN; NaN if no number is left. */
function spread(numbers: readonly number[]) {
  const sorted = numbers.filter((one) => !Number.isNaN(one)).toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** Formats the median of a figure, with its minimum and maximum in brackets. */
function show({ median, min, max }: ReturnType<typeof spread>, digits: number): string {
  const text = (number: number) => (Number.isNaN(number) ? '–' : number.toFixed(digits));
  const range = text(min) === text(max) ? '' : ` (${text(min)}–${text(max)})`;
  return text(median) + range;
}

/** Returns a table of figures, a column for the page and each of the others, with the targets that the page misses. */
export function figuresTable<Run>(
  title: string,
  runs: Runs<Run>,
  figures: readonly Figure<Run>[],
): string {
  const rows = figures.map(({ name, of, digits = 0, most, least, toFloor }) => {
    const spreads = Object.values(runs).map((each) => spread(each.map(of)));
    const [page = Number.NaN, floor = Number.NaN] = spreads.map(({ median }) => median);
    const notes = [
      toFloor === undefined ? '' : `${(page / floor).toFixed(2)} of floor`,
      page > (most ?? page) ? `aim ${most}` : '',
      page < (least ?? page) ? `aim ${least}` : '',
      page / floor > (toFloor ?? Number.POSITIVE_INFINITY) ? `aim ${toFloor}` : '',
    ];
    return [name, ...spreads.map((each) => show(each, digits)), notes.filter(Boolean).join(', ')];
  });
  const all = [[title, ...Object.keys(runs), ''], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

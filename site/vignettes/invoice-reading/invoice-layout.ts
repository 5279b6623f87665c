import type { VignetteContent } from '../define-vignette.ts';
import type { schema } from './schema.ts';

type Paper = VignetteContent<typeof schema>['paper'];
type Reading = NonNullable<Paper['totals'][number]['reads']>;

/** The heading of the paper has the room of two lines. */
const HEADING_LINES = 2;

/** A field, and where its thread begins and ends, as shares of the paper's and the list's height. */
export interface Field {
  reading: Reading;
  onPaper: number;
  inList: number;
}

/**
 * Where the fields stand. All lines of the paper are of one height, so are those of the list, so that the
 * threads between them can be drawn without measuring anything.
 */
export function fieldsOf(paper: Paper): Field[] {
  const places: { lines: number; reads?: Reading | undefined }[] = [
    { lines: paper.seller.names.length, reads: paper.seller.reads },
    { lines: HEADING_LINES },
    ...paper.details.map(({ reads }) => ({ lines: 1, reads })),
    { lines: paper.items.length > 0 ? 1 + paper.items.length : 0 },
    ...paper.totals.map(({ reads }) => ({ lines: 1, reads })),
  ];
  const linesOnPaper = places.reduce((sum, { lines }) => sum + lines, 0);
  let above = 0;
  const read = places.flatMap(({ lines, reads }) => {
    const middle = above + lines / 2;
    above += lines;
    return reads ? [{ reading: reads, onPaper: middle / linesOnPaper }] : [];
  });

  const linesInList = read.reduce((sum, { reading }) => sum + listLines(reading), 0);
  let before = 0;
  return read.map(({ reading, onPaper }) => {
    const inList = (before + 0.5) / linesInList;
    before += listLines(reading);
    return { reading, onPaper, inList };
  });
}

/** A field that should be checked says why, in a line of its own. */
const listLines = ({ check }: Reading): number => (check ? 2 : 1);

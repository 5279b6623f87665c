import type { VignetteContent } from '../parts.ts';
import type { schema } from './schema.ts';

type Paper = VignetteContent<typeof schema>['paper'];
type Reading = NonNullable<Paper['totals'][number]['reads']>;

/** The number of lines reserved for the paper's heading. */
const HEADING_LINES = 2;

/** A field, with the start and end of its thread as shares of the paper's and the list's height. */
export interface Field {
  reading: Reading;
  onPaper: number;
  inList: number;
}

/**
 * Returns the positions of the fields. All lines of the paper have the same height, and so have those of the list, so
 * the threads between them can be drawn without measuring.
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

/** Returns the number of lines of a field; one that should be checked has another line with the reason. */
const listLines = ({ check }: Reading): number => (check ? 2 : 1);

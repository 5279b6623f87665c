import { parse } from 'csv-parse/sync';
import { csvRow, FORMULA_SIGN } from '../../contract/csv.ts';
import { placeholdersIn } from '../../contract/fill.ts';
import { FIRST_LANG, LANGS, type Lang } from '../../contract/lang.ts';

/** A text to translate; the plural forms of a text are a row each. */
export interface Row {
  /** The file and the field, with the plural category if it has one: `content/ui.yaml#shown.other`. */
  id: string;
  /** The page and the section, and what the schema says about the field. */
  context: string;
  /** The maximum length in UTF-16 code units. */
  limit: number | undefined;
  words: Partial<Record<Lang, string>>;
}

/** The columns before those of the languages. */
const COLUMNS = ['id', 'context', 'limit', 'placeholders'];

/** A cell that a spreadsheet would read as a formula, or one that was defused, which is defused once more. */
const FORMULA = new RegExp(`^'*${FORMULA_SIGN}`, 'u');

/** Defuses a formula. Unlike the escape of other tables, `restore` reverses it exactly. */
const defuse = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const restore = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Returns the languages of a table in the order of its columns: the one to translate into is last. */
const languagesInto = (target: Lang): Lang[] => [
  ...LANGS.filter((lang) => lang !== target),
  target,
];

/** Formats rows as CSV, with a byte order mark, by which Excel recognizes UTF-8. */
export function formatTable(rows: readonly Row[], target: Lang): string {
  const languages = languagesInto(target);
  const cells = rows.map(({ id, context, limit, words }) => [
    ...[id, context, limit === undefined ? '' : String(limit)],
    placeholdersIn(words[FIRST_LANG] ?? '')
      .map((name) => `{${name}}`)
      .join(' '),
    ...languages.map((lang) => words[lang] ?? ''),
  ]);
  return `\ufeff${[[...COLUMNS, ...languages], ...cells].map((row) => csvRow(row, defuse)).join('')}`;
}

/** A row as it came back from a translator. */
export interface ReturnedRow {
  /** The row in the spreadsheet, from 1, where the first one has the columns' names. */
  number: number;
  id: string;
  english: string;
  words: string;
}

/** A table that came back from a translator. */
export interface ReturnedTable {
  target: Lang;
  rows: ReturnedRow[];
}

/** Parses the records of a file whose cells are separated by commas or, as some spreadsheets do, by ; or tabs. */
function parseRecords(csv: string): string[][] | undefined {
  const head = /^[^\r\n]*/.exec(csv)?.[0] ?? '';
  const delimiter = [',', ';', '\t'].find((each) => head.split(each).length > 2);
  try {
    return delimiter === undefined
      ? undefined
      : parse(csv, { bom: true, delimiter, relax_column_count: true });
  } catch {
    return undefined;
  }
}

/** Parses a table that came back; returns what is wrong with it if it isn't one. */
export function parseTable(csv: string): ReturnedTable | string {
  const [columns = [], ...others] = parseRecords(csv) ?? [];
  const target = LANGS.find((lang) => lang !== FIRST_LANG && lang === columns.at(-1));
  const [id = -1, english = -1] = ['id', FIRST_LANG].map((name) => columns.indexOf(name));
  if (!target || id === -1 || english === -1) {
    return `row 1: is not the first row that --export writes, as CSV in UTF-8: keep its columns ${[...COLUMNS, ...LANGS].join(', ')}`;
  }
  const rows = others.map((record, index) => {
    const cell = (column: number) => restore(record[column] ?? '');
    return {
      number: index + 2,
      id: cell(id),
      english: cell(english),
      words: cell(columns.length - 1),
    };
  });
  return { target, rows };
}

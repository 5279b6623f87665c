/**
 * Formats a row of a CSV table (RFC 4180). A cell that a spreadsheet would read as a formula is turned into text,
 * because leads are written by strangers (OWASP, "CSV Injection").
 * @param protect turns a cell into one that spreadsheets read as text
 */
export const csvRow = (cells: readonly string[], protect = escapeFormula) =>
  `${cells.map((cell) => `"${protect(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The characters that begin a formula, including variants that spreadsheets accept. */
export const FORMULA_SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** The characters that spreadsheets skip before a formula: spaces, control characters and invisible characters. */
export const INVISIBLE = '[\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]';

const BEGINNING = new RegExp(`^${INVISIBLE}*`, 'u');
const FORMULA = new RegExp(`^${FORMULA_SIGN}`, 'u');
/** A formula after a character that some spreadsheet settings treat as the end of a cell. */
const INNER_FORMULA = new RegExp(
  `([;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])${INVISIBLE})*${FORMULA_SIGN})`,
  'gu',
);

/**
 * Defuses a cell that a spreadsheet would change: one that begins a formula, and a telephone number, which would become
 * a number and lose its leading 0.
 */
function escapeFormula(cell: string): string {
  const begins = BEGINNING.exec(cell)?.[0] ?? '';
  const rest = cell.slice(begins.length).replace(INNER_FORMULA, "$1'");
  const isRead = FORMULA.test(rest) || /[\t\r\n]/.test(begins) || /^0\d+$/.test(cell);
  return `${isRead ? "'" : ''}${begins}${rest}`;
}

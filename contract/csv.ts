/**
 * A row of a CSV table (RFC 4180). A cell that a spreadsheet would take for a formula is made a text:
 * leads are written by strangers (OWASP, "CSV Injection").
 */
export const csvRow = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** What begins a formula, also in the forms that spreadsheets read as such. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** What they pass over before it: spaces, control characters and invisible ones. */
const UNSEEN = '[\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]';

const BEGINNING = new RegExp(`^${UNSEEN}*`, 'u');
const FORMULA = new RegExp(`^${SIGN}`, 'u');
/** A formula after what a spreadsheet that is set up otherwise takes for the end of a cell. */
const INNER_FORMULA = new RegExp(`([;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])${UNSEEN})*${SIGN})`, 'gu');

/** Of nothing but digits they make a number, and a telephone number loses its 0. */
function defused(cell: string): string {
  const begins = BEGINNING.exec(cell)?.[0] ?? '';
  const rest = cell.slice(begins.length).replace(INNER_FORMULA, "$1'");
  const isRead = FORMULA.test(rest) || /[\t\r\n]/.test(begins) || /^0\d+$/.test(cell);
  return `${isRead ? "'" : ''}${begins}${rest}`;
}

/**
 * A row of a CSV table (RFC 4180). A cell that a spreadsheet would take for a formula is made a text:
 * leads are written by strangers (OWASP, "CSV Injection").
 */
export const csvRow = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/**
 * Spreadsheets also skip spaces and controls before a sign, and know full-width signs. Of nothing but digits they make a number, and a
 * telephone number loses its 0.
 */
const defused = (cell: string) =>
  /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell) || /^[\t\r\n]|^0\d+$/.test(cell) ? `'${cell}` : cell;

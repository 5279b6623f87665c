import { randomFrom } from '../../site/ui/loom/cells.ts';
import { css, ease, mix, mixColour, type Rgb, ramp } from './motion.ts';
import { COLUMNS, DYE, type Pen, ROWS, STITCH, type Stitch, write } from './stage.ts';

/** The sheet, in stitches of the cloth. */
const SHEET = { column: 15, row: 2, columns: 55, rows: 32 } as const;

/** The sheet in px. */
export const PAPER = {
  x: SHEET.column * STITCH.width,
  y: SHEET.row * STITCH.height,
  width: SHEET.columns * STITCH.width,
  height: SHEET.rows * STITCH.height,
} as const;

/** When the cloth gives way to a sheet of paper, and when that is printed. */
export const BLEACH = { from: 7.7, until: 9.3, printed: 9.9 } as const;

/** Every stitch that the sheet is made of. */
export const sheetStitches: readonly Stitch[] = Array.from(
  { length: SHEET.columns * SHEET.rows },
  (_, index): Stitch => ({
    x: PAPER.x + Math.floor(index / SHEET.rows) * STITCH.width,
    y: PAPER.y + (index % SHEET.rows) * STITCH.height,
    width: STITCH.width,
    height: STITCH.height,
    colour: DYE.cotton,
  }),
);

const random = randomFrom(7);
const grain = Array.from({ length: COLUMNS * ROWS }, random);

/** Bleaches stitches of the cloth to a sheet of paper; all others come undone. */
export function drawBleaching(pen: Pen, time: number, cloth: readonly (Rgb | null)[]): void {
  const [middleX, middleY] = [SHEET.column + SHEET.columns / 2, SHEET.row + SHEET.rows / 2];
  cloth.forEach((dye, index) => {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    const [dx, dy] = [Math.abs(column + 0.5 - middleX), Math.abs(row + 0.5 - middleY)];
    const isSheet = dx < SHEET.columns / 2 && dy < SHEET.rows / 2;
    // It spreads as a diamond does, and no two threads take it at the same time.
    const away = dx / 88 + dy / 40 + (grain[index] ?? 0) * 0.35;
    const start = BLEACH.from + away * 0.66;
    const share = ease(ramp(start, start + 0.22, time));
    const colour = dye ?? DYE.ebony;
    if (isSheet) {
      pen.fillStyle = css(mixColour(colour, DYE.cotton, share));
      pen.fillRect(
        column * STITCH.width,
        row * STITCH.height,
        STITCH.width - STITCH.gapX * (1 - share),
        STITCH.height - STITCH.gapY * (1 - share),
      );
    } else if (dye !== null && share < 1) {
      const height = (STITCH.height - STITCH.gapY) * (1 - share);
      pen.fillStyle = css(mixColour(colour, DYE.deep, share));
      pen.fillRect(
        column * STITCH.width,
        row * STITCH.height + (STITCH.height - STITCH.gapY - height) / 2,
        STITCH.width - STITCH.gapX,
        height,
      );
    }
  });
}

/** What stands on the sheet: its baseline in px, and its words at the start and at the end of a line. */
const LINES = [
  { y: 100, start: 'บริษัท เหนือฟ้า จำกัด', size: 22, weight: 600 },
  { y: 129, start: 'Nuea Fah Co., Ltd.', size: 14, colour: DYE.faded },
  { y: 181, start: 'ใบกำกับภาษี', end: 'TAX INVOICE', size: 17, weight: 600 },
  { y: 245, start: 'เลขที่ No.', end: 'INV-0414', size: 16.5 },
  { y: 285, start: 'วันที่ Date', end: '18 พ.ย. 2569', size: 16.5 },
  { y: 326, start: 'เลขผู้เสียภาษี Tax ID', end: '0 1234 56789 01 2', size: 16.5 },
  { y: 403, start: 'ฉลากสินค้า Labels', end: '48,000.00', size: 16.5 },
  { y: 444, start: 'หมึกพิมพ์ Ink', end: '24,752.34', size: 16.5 },
  { y: 484, start: 'ค่าติดตั้ง Setup', end: '8,000.00', size: 16.5 },
  { y: 559, start: 'ภาษีมูลค่าเพิ่ม VAT 7%', end: '5,652.66', size: 16.5, colour: DYE.faded },
  { y: 618, start: 'ยอดรวม Total', end: '฿86,405.00', size: 21, weight: 600 },
] as const;

const RULES = [202, 355, 511, 579] as const;

/** Prints the sheet from its head down; `faded` takes the print off again. */
export function drawPrint(pen: Pen, time: number, faded = 0): void {
  const [left, right] = [PAPER.x + 36, PAPER.x + PAPER.width - 36];
  const shownAt = (y: number) => {
    const start = mix(BLEACH.until, BLEACH.printed - 0.25, y / 640);
    return ease(ramp(start, start + 0.25, time)) * (1 - faded);
  };
  for (const y of RULES) {
    pen.fillStyle = css(DYE.ink, 0.16 * shownAt(y));
    pen.fillRect(left, y, right - left, 1);
  }
  for (const line of LINES) {
    const { y, start, size } = line;
    const weight = 'weight' in line ? line.weight : 400;
    pen.fillStyle = css('colour' in line ? line.colour : DYE.ink, shownAt(y));
    write(pen, start, left, y, { size, weight });
    if ('end' in line) write(pen, line.end, right, y, { size, weight, align: 'right' });
  }
}

/** The stitches that come undone around the sheet have gone by then. */
export const drawSheet = (pen: Pen): void => {
  pen.fillStyle = css(DYE.cotton);
  pen.fillRect(PAPER.x, PAPER.y, PAPER.width, PAPER.height);
};

import { randomFrom } from '../../site/ui/loom/cells.ts';
import { css, ease, mix, mixColour, type Rgb, ramp, settle } from './motion.ts';
import { sheetStitches } from './paper.ts';
import { DYE, knot, type Pen, type Stitch, write } from './stage.ts';

/** When the sheet becomes the chart, the forecast is woven on, and everything is drawn together. */
export const CHART = { from: 14.9, woven: 16.8, ahead: 18.9, until: 20.6 } as const;

/** A stitch of the chart, lower than one of the cloth: what is sold is told more finely. */
const GRAIN = { width: 8, height: 12, gapX: 2, gapY: 3 } as const;

const LEFT = 120;
const FLOOR = 588;
/** Columns of what was, and of what is expected. */
const PAST = 82;
const AHEAD = 48;

const random = randomFrom(41);
const noise = Array.from({ length: PAST + AHEAD }, () => random() - 0.5);

/** How much is sold, in stitches. */
const sold = (column: number) =>
  11 +
  column * 0.085 +
  Math.sin(column / 6) * 3.4 +
  Math.sin(column / 2.4 + 1) * 1.2 +
  (column < PAST ? (noise[column] ?? 0) * 2.2 : 0);

const stitchAt = (column: number, row: number, colour: Rgb): Stitch => ({
  x: LEFT + column * GRAIN.width,
  y: FLOOR - (row + 1) * GRAIN.height,
  width: GRAIN.width - GRAIN.gapX,
  height: GRAIN.height - GRAIN.gapY,
  colour,
});

/** The dye of what was sold: a bright edge, and below it diamonds as in every cloth of ours. */
const pastDye = (column: number, row: number, top: number): Rgb => {
  if (row === top) return DYE.sky;
  const across = Math.abs(((column + 7) % 42) - 21) / 21;
  const down = Math.abs(((row + 5) % 20) - 10) / 10;
  const ring = (across + down) * 3 + (random() - 0.5) * 0.5;
  const dye = [DYE.sky, DYE.indigo, DYE.deep, DYE.indigo, DYE.deep, DYE.deep][Math.floor(ring)];
  return mixColour(dye ?? DYE.deep, DYE.deep, 0.2 + random() * 0.25);
};

const past: readonly Stitch[] = Array.from({ length: PAST }, (_, column) => {
  const top = Math.round(sold(column));
  return Array.from({ length: top }, (__, row) =>
    stitchAt(column, row, pastDye(column, row, top - 1)),
  );
}).flat();

/** What is expected: as in ikat, the less it is sure, the further it feathers. */
const ahead: readonly (Stitch & { column: number })[] = Array.from(
  { length: AHEAD },
  (_, index) => {
    const middle = sold(PAST + index);
    const reach = 1.5 + index * 0.15;
    const stitches: (Stitch & { column: number })[] = [];
    for (let row = Math.floor(middle - reach); row <= middle + reach; row += 1) {
      const off = Math.abs(row + 0.5 - middle);
      if (off > 0.7 && random() < (off / reach) ** 1.3 * 0.86) continue;
      const colour =
        off <= 0.7 ? DYE.pale : mixColour(DYE.turmeric, [120, 88, 2], (off / reach) * 0.8);
      stitches.push({ ...stitchAt(PAST + index, row, colour), column: index });
    }
    return stitches;
  },
).flat();

/** Every stitch of the chart when it is done. */
export const chartStitches: readonly Stitch[] = [...past, ...ahead];

/** The stitches of the sheet fly to their columns; those that are too many fade. */
function drawFlight(pen: Pen, time: number): void {
  const share = past.length / sheetStitches.length;
  sheetStitches.forEach((from, index) => {
    // So many of them find a place; the places are taken in order.
    const place = Math.floor(index * share);
    const to = Math.floor((index + 1) * share) > place ? past[place] : undefined;
    const start = CHART.from + (1 - index / sheetStitches.length) * 0.7;
    if (to === undefined) {
      const left = 1 - ease(ramp(CHART.from, CHART.from + 0.7, time));
      if (left === 0) return;
      pen.fillStyle = css(from.colour, left);
      pen.fillRect(
        from.x,
        from.y + (from.height * (1 - left)) / 2,
        from.width - 1,
        from.height * left,
      );
      return;
    }
    const flown = ease(ramp(start, start + 1.05, time));
    const arc = Math.sin(flown * Math.PI) * 70;
    pen.fillStyle = css(mixColour(from.colour, to.colour, ease(ramp(0.15, 0.85, flown))));
    pen.fillRect(
      mix(from.x, to.x, flown),
      mix(from.y, to.y, flown) - arc,
      mix(from.width, to.width, Math.min(1, flown * 6)),
      mix(from.height, to.height, Math.min(1, flown * 6)),
    );
  });
}

/** Draws what was sold, then what is to come. */
export function drawChart(pen: Pen, time: number): void {
  const shown = ease(ramp(CHART.woven - 0.7, CHART.woven, time));
  drawScale(pen, shown);
  drawFlight(pen, time);
  for (const { x, y, width, height, colour, column } of ahead) {
    const start = mix(CHART.woven, CHART.ahead - 0.4, ease(column / AHEAD));
    const share = settle(ramp(start, start + 0.35, time));
    if (share === 0) continue;
    pen.fillStyle = css(colour, share);
    pen.fillRect(x, y + (height * (1 - share)) / 2, width, height * share);
  }
  drawNotes(pen, time, shown);
}

function drawScale(pen: Pen, shown: number): void {
  pen.fillStyle = css(DYE.line, shown);
  for (let row = 0; row <= 30; row += 10) {
    pen.fillRect(LEFT, FLOOR - row * GRAIN.height, (PAST + AHEAD) * GRAIN.width * shown, 1);
  }
}

/** The words of the chart, and the one thing to do. */
export function drawNotes(pen: Pen, time: number, shown: number): void {
  const today = LEFT + PAST * GRAIN.width;
  pen.fillStyle = css(DYE.cotton, shown);
  write(pen, 'พยากรณ์ยอดขาย', LEFT, 128, { size: 30, weight: 600 });
  pen.fillStyle = css(DYE.muted, shown);
  write(pen, 'Sales forecast', LEFT, 160, { size: 19 });
  write(pen, 'วันนี้  Today', today, FLOOR + 34, { size: 18, align: 'center' });
  for (let y = 228; y < FLOOR + 6; y += 12) {
    pen.fillStyle = css(DYE.muted, 0.7 * shown);
    pen.fillRect(today - 1, y, 1.5, 6);
  }
  const tied = settle(ramp(CHART.ahead, CHART.ahead + 0.4, time)) * shown;
  if (tied === 0) return;
  const column = 29;
  const x = today + (column + 0.5) * GRAIN.width;
  const y = FLOOR - sold(PAST + column) * GRAIN.height;
  pen.fillStyle = css(DYE.ebony, tied);
  knot(pen, x, y, 22 * tied);
  pen.fillStyle = css(DYE.turmeric, tied);
  knot(pen, x, y, 16 * tied);
  pen.fillStyle = css(DYE.ebony, tied);
  knot(pen, x, y, 6);
  pen.fillStyle = css(DYE.turmeric, tied);
  pen.fillRect(x - 1, mix(y, 176, tied), 2, (y - 176 - 24) * tied);
  pen.fillStyle = css(DYE.cotton, tied);
  write(pen, 'สั่งเพิ่ม 240', x, 134, { size: 26, weight: 600, align: 'center' });
  pen.fillStyle = css(DYE.muted, tied);
  write(pen, 'Order 240', x, 162, { size: 18, align: 'center' });
}

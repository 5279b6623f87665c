import { logoMark } from '../../site/ui/logo-mark.ts';
import { chartStitches } from './chart.ts';
import { css, ease, mix, mixColour, type Rgb, ramp, settle } from './motion.ts';
import { COLUMNS, DYE, type Pen, ROWS, STAGE, STITCH, type Stitch, write } from './stage.ts';

/** When the stitches set out, have become the mark, and the name stands below it. */
export const MARK = { from: 20.6, formed: 22.3, named: 23.1 } as const;

const MIDDLE = { x: STAGE.width / 2, y: 268 } as const;
/** Pixels of the stage to one of the mark's field of 32. */
const SCALE = 9;

const EDGES = [
  { radius: 4, colour: DYE.cotton },
  { radius: 6.2, colour: null },
  { radius: 10.4, colour: DYE.indigo },
  { radius: 12.2, colour: null },
  { radius: 15, colour: DYE.turmeric },
] as const;

/** A stitch of the mark. */
const GRAIN = { width: 6, height: 12, gapX: 1.5, gapY: 2 } as const;

/** The mark as stitches. */
const markStitches: readonly Stitch[] = (() => {
  const stitches: Stitch[] = [];
  const reach = 11 * GRAIN.height;
  for (let x = -reach; x < reach; x += GRAIN.width) {
    for (let y = -reach; y < reach; y += GRAIN.height) {
      const away = (Math.abs(x + 3) + Math.abs(y + 6)) / SCALE;
      const colour = EDGES.find(({ radius }) => away <= radius)?.colour;
      if (!colour) continue;
      stitches.push({
        x: MIDDLE.x + x,
        y: MIDDLE.y + y,
        width: GRAIN.width - GRAIN.gapX,
        height: GRAIN.height - GRAIN.gapY,
        colour,
      });
    }
  }
  return stitches;
})();

/** The stitches of the chart are drawn together to our mark. */
export function drawMark(pen: Pen, time: number, cloth: readonly (Rgb | null)[]): void {
  const crisp = ease(ramp(MARK.formed - 0.25, MARK.formed + 0.25, time));
  if (crisp < 1) {
    const last = chartStitches.length - 1;
    chartStitches.forEach((from, index) => {
      const to = markStitches[Math.floor((index / last) * (markStitches.length - 1))];
      if (!to) return;
      const start = MARK.from + (Math.abs(from.x - MIDDLE.x) / 640) * 0.5;
      const share = ease(ramp(start, start + 0.95, time));
      const arc = Math.sin(share * Math.PI) * ((from.y - 450) / 5);
      pen.fillStyle = css(mixColour(from.colour, to.colour, share), 1 - crisp);
      pen.fillRect(mix(from.x, to.x, share) + arc, mix(from.y, to.y, share), to.width, to.height);
    });
  }
  drawCrisp(pen, crisp);
  drawSelvedge(pen, time, cloth);
  drawName(pen, time);
}

function drawCrisp(pen: Pen, shown: number): void {
  if (shown === 0) return;
  pen.save();
  pen.globalAlpha = shown;
  pen.translate(MIDDLE.x - 16 * SCALE, MIDDLE.y - 16 * SCALE);
  pen.scale(SCALE, SCALE);
  for (const { path, colour } of logoMark) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

function drawName(pen: Pen, time: number): void {
  const latin = settle(ramp(MARK.named - 0.5, MARK.named + 0.2, time));
  const thai = settle(ramp(MARK.named - 0.25, MARK.named + 0.45, time));
  pen.letterSpacing = '-2px';
  pen.fillStyle = css(DYE.cotton, latin);
  write(pen, 'Lailoom', MIDDLE.x, mix(530, 514, latin), { size: 76, weight: 600, align: 'center' });
  pen.letterSpacing = '0px';
  pen.fillStyle = css(DYE.muted, thai);
  write(pen, 'ลายลูม', MIDDLE.x, mix(584, 572, thai), { size: 34, weight: 500, align: 'center' });
}

/** How many rows of cloth the picture ends with, above and below. */
const SELVEDGE = 3;

/** The cloth's two edges, woven from the middle outwards. */
function drawSelvedge(pen: Pen, time: number, cloth: readonly (Rgb | null)[]): void {
  for (let row = 0; row < ROWS; row += 1) {
    const depth = Math.min(row, ROWS - 1 - row);
    if (depth >= SELVEDGE) continue;
    for (let column = 0; column < COLUMNS; column += 1) {
      const dye = cloth[row * COLUMNS + column];
      if (!dye) continue;
      const start =
        MARK.formed - 0.3 + (Math.abs(column - COLUMNS / 2) / COLUMNS) * 2 + depth * 0.12;
      const share = settle(ramp(start, start + 0.4, time));
      if (share === 0) continue;
      const height = (STITCH.height - STITCH.gapY) * share;
      pen.fillStyle = css(dye, share * (1 - depth * 0.3));
      pen.fillRect(
        column * STITCH.width,
        row * STITCH.height + (STITCH.height - STITCH.gapY - height) / 2,
        STITCH.width - STITCH.gapX,
        height,
      );
    }
  }
}

import { css, ease, mix, mixColour, pluck, type Rgb, ramp, settle } from './motion.ts';
import { COLUMNS, DYE, knot, type Pen, ROWS, STAGE, STITCH, write } from './stage.ts';

/** The systems that the threads come from, in the order in which they stand; each has its dye. */
export const SYSTEMS = [
  { name: 'ERP', colour: DYE.indigo },
  { name: 'LINE OA', colour: DYE.cotton },
  { name: 'XLSX', colour: DYE.turmeric },
  { name: 'CRM', colour: DYE.sky },
  { name: 'PDF', colour: DYE.lac },
] as const;

/** When the threads come in, are drawn tight from the left to the right, and lie still. */
export const THREADS = { from: 0, pull: 3.5, pulled: 7 } as const;

/** How long one stitch takes from its loose place to its tight one, in seconds. */
const PULL = 1.25;

/** How far down the threads of each system end, as a share of the height. */
const ENDS = [0.72, 0.2, 0.88, 0.1, 0.44] as const;

/** The system that a row's thread comes from. */
export const systemOf = (row: number) => Math.floor((row / ROWS) * SYSTEMS.length);

const nameY = (system: number) => (STAGE.height * (system + 0.5)) / SYSTEMS.length;

/** Where a loose thread lies, at a share of its length: a yarn at its start, all over the place at its end. */
function loose(row: number, share: number): [x: number, y: number] {
  const system = systemOf(row);
  const inYarn = ((row * SYSTEMS.length) / ROWS - system - 0.5) * 2;
  const frayed = share ** 1.15;
  const own = row * 1.7;
  // Each yarn ends elsewhere than it began, so that they cross.
  const end = STAGE.height * (ENDS[system] ?? 0.5);
  const wander =
    Math.sin(share * 5.2 + system * 2.1 + 1.7) * 120 + Math.sin(share * 11 + system) * 46;
  const fray = Math.sin(share * 8 + own) * 46 + Math.sin(share * 17 - own * 2) * 15;
  return [
    -30 +
      share * (STAGE.width + 20) +
      frayed * (Math.sin(share * 9 + own) * 40 + Math.sin(own * 3) * 70),
    mix(nameY(system), end, ease(share)) + inYarn * mix(8, 40, frayed) + frayed * (wander + fray),
  ];
}

/** How far a column has been pulled tight. */
const tightness = (column: number, time: number) => {
  const start = THREADS.pull + (column / COLUMNS) * (THREADS.pulled - THREADS.pull - PULL);
  return { share: ease(ramp(start, start + PULL, time)), since: time - start - PULL * 0.72 };
};

/**
 * Loose threads of five systems that are pulled tight. As in mudmee, each was dyed before it was woven:
 * it is only when they lie side by side that there is a pattern.
 * @param cloth the colour of each stitch, row by row; none where nothing is woven
 */
export function drawThreads(pen: Pen, time: number, cloth: readonly (Rgb | null)[]): void {
  pen.lineCap = 'butt';
  const columns = Array.from({ length: COLUMNS + 1 }, (_, column) => tightness(column, time));
  for (let order = 0; order < ROWS; order += 1) {
    // Every seventh row after another, so that no system lies on top of all others.
    const row = (order * 7) % ROWS;
    const { colour } = SYSTEMS[systemOf(row)] ?? SYSTEMS[0];
    const grown = settle(ramp(0.1 + (row % 9) * 0.09, 3.4 + (row % 5) * 0.1, time));
    drawThread(pen, { row, grown, colour, columns, cloth });
  }
  const gone = ease(ramp(THREADS.pull - 0.3, THREADS.pull + 0.3, time));
  drawNames(
    pen,
    (system) => (1 - gone) * ease(ramp(0.5 + system * 0.16, 1.1 + system * 0.16, time)),
  );
}

/** A column that nobody has pulled yet. */
const LOOSE = { share: 0, since: 0 } as const;

interface Thread {
  row: number;
  /** How much of it is there. */
  grown: number;
  colour: Rgb;
  columns: readonly { share: number; since: number }[];
  cloth: readonly (Rgb | null)[];
}

function drawThread(pen: Pen, { row, grown, colour, columns, cloth }: Thread): void {
  const place = (column: number): [number, number] => {
    const { share, since } = columns[column] ?? LOOSE;
    const y = (row + 0.5) * STITCH.height - STITCH.gapY / 2;
    if (share >= 1) return [column * STITCH.width, y + pluck(since) * 5];
    const [looseX, looseY] = loose(row, column / COLUMNS);
    return [mix(looseX, column * STITCH.width, share), mix(looseY, y, share) + pluck(since) * 5];
  };
  // Where it hangs loose it is one line; where it is being pulled, stitch after stitch.
  const end = Math.floor(grown * COLUMNS);
  const firstLoose = columns.findIndex(({ share }) => share === 0);
  if (firstLoose >= 0 && firstLoose < end) {
    pen.beginPath();
    pen.moveTo(...place(Math.max(0, firstLoose - 1)));
    for (let column = firstLoose; column <= end; column += 1) pen.lineTo(...place(column));
    pen.strokeStyle = css(colour, 0.5 + (0.4 * ((row * 5) % 7)) / 7);
    pen.lineWidth = 2;
    pen.stroke();
  }
  const pulled = firstLoose < 0 ? COLUMNS : Math.min(firstLoose, end);
  for (let column = 0; column < pulled; column += 1) {
    const { share } = columns[column] ?? LOOSE;
    const dye = cloth[row * COLUMNS + column] ?? null;
    const alpha = dye === null ? 1 - share : 1;
    if (alpha <= 0) continue;
    const [x, y] = place(column);
    const [nextX, nextY] = place(column + 1);
    const width = mix(2, STITCH.height - STITCH.gapY, share * share);
    const gap = (STITCH.gapX / STITCH.width) * share;
    pen.strokeStyle = css(mixColour(colour, dye ?? colour, share), alpha * mix(0.75, 1, share));
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(mix(nextX, x, gap), mix(nextY, y, gap));
    pen.stroke();
  }
}

/** The names of the systems, on their yarns; `shownAt` says how far each is there. */
export function drawNames(pen: Pen, shownAt: (system: number) => number): void {
  SYSTEMS.forEach(({ name, colour }, index) => {
    const shown = shownAt(index);
    if (shown === 0) return;
    const y = nameY(index);
    pen.globalAlpha = shown;
    pen.font = '600 20px Anuphan';
    const width = pen.measureText(name).width + 62;
    pen.fillStyle = css(DYE.ebony);
    pen.strokeStyle = css(DYE.line);
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.roundRect(56, y - 23, width, 46, 23);
    pen.fill();
    pen.stroke();
    pen.fillStyle = css(colour);
    knot(pen, 81, y, 7);
    pen.fillStyle = css(DYE.cotton);
    write(pen, name, 99, y + 7, { size: 20, weight: 600 });
    pen.globalAlpha = 1;
  });
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { memoize } from '../../../contract/memoize.ts';
import { colour } from '../tokens.ts';
import { drawPerson } from './drawing.ts';
import type { Person } from './person.ts';

/** The cells of a portrait, in a square. */
const COLUMNS = 96;
const ROWS = 72;
/** The points of a drawing that a cell stands for, in each direction. */
const POINTS = 5;

const drawing = memoize(JSON.stringify, (person: Person) => {
  const [width, height] = [COLUMNS * POINTS, ROWS * POINTS];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-32 0 64 64" preserveAspectRatio="none" shape-rendering="crispEdges">${drawPerson(person)}</svg>`;
});

/** Raised with every change of `portraitSvg` or `weave`, since addresses are cached forever. */
const WEAVING = 1;

/** Returns the address of a woven portrait. Its name is a hash of the drawing and of how it is woven. */
export const portraitAddress = (person: Person): string => {
  const woven = [WEAVING, COLUMNS, ROWS, POINTS, colour('ebony'), drawing(person)].join();
  return `/loom/${createHash('sha256').update(woven).digest('hex').slice(0, 12)}.svg`;
};

/** Returns the color of each cell: the one of most of its points. Dark ones count more, so that thin lines stay. */
async function weave(person: Person): Promise<number[]> {
  const pixels = await sharp(Buffer.from(drawing(person)))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const left = (cell % COLUMNS) * POINTS;
    const top = Math.floor(cell / COLUMNS) * POINTS;
    const shares = new Map<number, number>();
    let most = 0;
    for (let point = 0; point < POINTS ** 2; point += 1) {
      const at = (top + Math.floor(point / POINTS)) * COLUMNS * POINTS + left + (point % POINTS);
      const rgb = pixels.readUIntBE(at * 3, 3);
      const isDark = (rgb >> 16) + ((rgb >> 8) & 255) + (rgb & 255) < 170;
      shares.set(rgb, (shares.get(rgb) ?? 0) + (isDark ? 1.7 : 1));
      if ((shares.get(rgb) ?? 0) > (shares.get(most) ?? 0)) most = rgb;
    }
    return most;
  });
}

/**
 * Weaves a portrait: a path per color, from the most frequent on, with lines along its rows. A line continues below the
 * cells of later colors, which makes the file smaller.
 */
export async function portraitSvg(person: Person): Promise<string> {
  const cells = await weave(person);
  const groups = [...Map.groupBy(cells, (rgb) => rgb)];
  const colors = groups.toSorted((one, other) => other[1].length - one[1].length);
  const order = new Map(colors.map(([rgb], index) => [rgb, index]));
  const layers = cells.map((rgb) => order.get(rgb) ?? 0);
  const threads = colors.map(([rgb], layer) => {
    let path = '';
    let [x, y] = [0, 0];
    for (let from = 0; from < layers.length; from += 1) {
      if (layers[from] !== layer) continue;
      const [column, row] = [from % COLUMNS, Math.floor(from / COLUMNS)];
      let to = from;
      for (let next = from; (layers[next] ?? -1) >= layer && next < (row + 1) * COLUMNS; next += 1)
        if (layers[next] === layer) to = next;
      path += `m${column - x} ${row - y}h${to - from + 1}v1h-${to - from + 1}z`;
      [x, y] = [column, row];
      from = to;
    }
    return `<path fill="#${rgb.toString(16).padStart(6, '0')}" d="${path}"/>`;
  });
  const warp = `<path stroke-width="${ROWS}" stroke-dasharray=".14 .86" d="M.86 ${ROWS / 2}H${COLUMNS}"/>`;
  const weft = `<path stroke-width="${COLUMNS}" stroke-dasharray=".1 .9" d="M${COLUMNS / 2} .9V${ROWS}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS} ${ROWS}" width="240" height="240" preserveAspectRatio="none">${threads.join('')}<g stroke="${colour('ebony')}" stroke-opacity=".4">${warp}${weft}</g></svg>`;
}

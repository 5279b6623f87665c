import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { memoize } from '../../../contract/memoize.ts';
import { colour } from '../tokens.ts';
import { weaveCells } from './cells.ts';
import { DYES } from './dyes.ts';
import { WEIGHT_MAX, type Weave } from './weave.ts';

/** The color of each cell as an RGBA pixel in memory; the shades of a dye from darkest to lightest. */
const PIXEL_OF = new Uint32Array(
  Uint8Array.from([
    ...[0, 0, 0, 0],
    ...DYES.filter((dye) => dye !== 'ground').flatMap((dye) =>
      [`dye-${dye}-deep`, `dye-${dye}`, `dye-${dye}-pale`].flatMap((name) => [
        ...Buffer.from(colour(name).slice(1), 'hex'),
        255,
      ]),
    ),
  ]).buffer,
);

/**
 * The number of pixels per cell in the image of a weave. It is the smallest with the aspect ratio of a cell, so that
 * the page can scale the image without distorting it. The file is no larger than with one pixel per cell.
 */
export const PIXELS = { x: 2, y: 5 } as const;

/** The size of a drawn cell, in pixels. */
interface Grain {
  /** The width and height, including the gaps. */
  x: number;
  y: number;
  /** The part of that which stays bare at the end and below. */
  gapX: number;
  gapY: number;
}

/**
 * Draws a weave without a background.
 * @param grain the size of its cells. Gaps are drawn only in images that no style sheet applies to.
 * @param isThere returns whether a cell is drawn; by default all are
 */
export function drawCloth(
  weave: Weave,
  { x, y, gapX, gapY }: Grain,
  isThere: (column: number, row: number) => boolean = () => true,
): Sharp {
  const [columns, rows] = weave.size;
  const [width, height] = [columns * x, rows * y];
  const pixels = new Uint32Array(width * height);
  weaveCells(weave).forEach((cell, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    if (cell === 0 || !isThere(column, row)) return;
    for (let down = row * y; down < (row + 1) * y - gapY; down += 1) {
      const left = down * width + column * x;
      pixels.fill(PIXEL_OF[cell] ?? 0, left, left + x - gapX);
    }
  });
  return sharp(new Uint8Array(pixels.buffer), { raw: { width, height, channels: 4 } });
}

/** Returns the address of the image of a weave. The name is a hash of what is drawn, so it can be cached forever. */
export const weaveAddress = memoize(
  (weave: Weave) => weave,
  (weave): string => {
    const name = createHash('sha256')
      .update(JSON.stringify([PIXELS, weave.size]))
      .update(PIXEL_OF)
      .update(weaveCells(weave))
      .digest('hex')
      .slice(0, 12);
    return `/loom/${name}.webp`;
  },
);

/**
 * The share of its weight that an image may have with the colors of another brand: the file sorts its palette by color,
 * which moves single images by up to 7%.
 */
const PALETTE_SHARE = 1.1;

/**
 * Returns the image of a weave, with `PIXELS` per cell.
 * @throws Error if the file is too large, because its schema only estimates the size
 */
export async function weaveWebp(weave: Weave): Promise<Buffer> {
  const picture = await drawCloth(weave, { ...PIXELS, gapX: 0, gapY: 0 })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  if (picture.length <= WEIGHT_MAX * PALETTE_SHARE) return picture;
  throw new Error(
    `The image of the cloth with the seed ${weave.seed} has ${picture.length} bytes, but the maximum is ${WEIGHT_MAX}: use fewer columns or rows, or less feather.`,
  );
}

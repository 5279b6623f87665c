import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { remembered } from '../../../contract/remembered.ts';
import { colour } from '../tokens.ts';
import { weaveCells } from './cells.ts';
import { DYES, WEIGHT_MAX, type Weave } from './weave.ts';

/** The shades of each dye, from the deepest to the palest, as RGB. */
const DYE_SHADES = Object.fromEntries(
  DYES.filter((dye) => dye !== 'ground').map((dye) => [
    dye,
    [`dye-${dye}-deep`, `dye-${dye}`, `dye-${dye}-pale`].map((name) =>
      Number.parseInt(colour(name).slice(1), 16),
    ),
  ]),
);

/**
 * How many pixels of a weave's picture are one cell: the fewest that have a cell's shape, so that the page
 * enlarges the picture without stretching it. It is no heavier than with one pixel a cell.
 */
export const PIXELS = { x: 2, y: 5 } as const;

/** How one cell is drawn, in pixels. */
interface Grain {
  /** Its size, its gaps included. */
  x: number;
  y: number;
  /** How much of that is left bare at the end and below. */
  gapX: number;
  gapY: number;
}

/**
 * A weave drawn without a background.
 * @param grain how its cells are drawn; its gaps are drawn out for pictures that no style sheet reaches
 * @param isThere which of its cells are; all unless said
 */
export function drawCloth(
  weave: Weave,
  { x, y, gapX, gapY }: Grain,
  isThere: (column: number, row: number) => boolean = () => true,
): Sharp {
  const [columns, rows] = weave.size;
  const [width, height] = [columns * x, rows * y];
  const rgba = Buffer.alloc(width * height * 4);
  const pixel = Buffer.alloc(4);
  weaveCells(weave).forEach((cell, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (cell === null || !isThere(column, row)) return;
    pixel.writeUInt32BE((DYE_SHADES[cell.dye]?.[cell.shade] ?? 0) * 256 + 0xff);
    for (let down = row * y; down < (row + 1) * y - gapY; down += 1) {
      const left = down * width + column * x;
      rgba.fill(pixel, left * 4, (left + x - gapX) * 4);
    }
  });
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

/** Where the picture of a weave is served: the name is made from what is drawn, so it may be kept for ever. */
export const weaveAddress = remembered(
  (weave: Weave) => weave,
  (weave): string => {
    const name = createHash('sha256')
      .update(JSON.stringify([PIXELS, DYE_SHADES, weaveCells(weave)]))
      .digest('hex')
      .slice(0, 12);
    return `/loom/${name}.webp`;
  },
);

/** The picture of a weave, `PIXELS` a cell. Throws if it is too heavy, which its schema has only estimated. */
export async function weaveWebp(weave: Weave): Promise<Buffer> {
  const picture = await drawCloth(weave, { ...PIXELS, gapX: 0, gapY: 0 })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  if (picture.length <= WEIGHT_MAX) return picture;
  throw new Error(
    `The cloth with the seed ${weave.seed} weighs ${picture.length} bytes, and ${WEIGHT_MAX} is the most: give it fewer columns or rows, or less feather.`,
  );
}

import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { DYES, type Weave } from '../../../contract/weave.ts';
import { colour } from '../tokens.ts';
import { CELL, weaveCells } from './cells.ts';

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

interface Grain {
  /** Pixels of one cell, its gaps included. */
  x: number;
  y: number;
  /** How many of them, at the end and below, are left bare. */
  gapX: number;
  gapY: number;
}

/** Draws a cloth at a grain. */
function draw(weave: Weave, { x, y, gapX, gapY }: Grain): Sharp {
  const [columns, rows] = weave.size;
  const [width, height] = [columns * x, rows * y];
  const rgba = Buffer.alloc(width * height * 4);
  weaveCells(weave).forEach((cell, index) => {
    if (cell === null) return;
    const rgb = DYE_SHADES[cell.dye]?.[cell.shade] ?? 0;
    const [left, top] = [(index % columns) * x, Math.floor(index / columns) * y];
    for (let down = top; down < top + y - gapY; down += 1) {
      for (let across = left; across < left + x - gapX; across += 1) {
        rgba.writeUInt32BE(rgb * 256 + 0xff, (down * width + across) * 4);
      }
    }
  });
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

const addresses = new Map<Weave, string>();

/** Where the picture of a weave is served: the name is made from what is drawn, so it may be kept for ever. */
export function weaveAddress(weave: Weave): string {
  const known = addresses.get(weave);
  if (known !== undefined) return known;
  const name = createHash('sha256')
    .update(JSON.stringify([PIXELS, DYE_SHADES, weaveCells(weave)]))
    .digest('hex')
    .slice(0, 12);
  const address = `/loom/${name}.webp`;
  addresses.set(weave, address);
  return address;
}

/** The picture of a weave, `PIXELS` a cell. */
export const weaveWebp = (weave: Weave): Promise<Buffer> =>
  draw(weave, { ...PIXELS, gapX: 0, gapY: 0 })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/**
 * A weave as it looks on the page, threads and gaps drawn out, for pictures that no style sheet reaches.
 * @returns a PNG of the weave's size times 4 by 10 px
 */
export const weavePng = (weave: Weave): Promise<Buffer> =>
  draw(weave, { x: CELL.width, y: CELL.height, gapX: 1, gapY: 2 }).png().toBuffer();

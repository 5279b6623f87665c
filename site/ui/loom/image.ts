import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Dye, Weave } from '../../../contract/weave.ts';
import { CELL, type Cell, weaveCells } from './cells.ts';

/** The shades of each dye, from the deepest to the palest, as RGB. */
const DYE_SHADES: Record<Exclude<Dye, 'ground'>, readonly [number, number, number]> = {
  indigo: [0x24359c, 0x2f46c4, 0x4c63de],
  sky: [0x5c72e6, 0x7d92ff, 0xa9b7ff],
  turmeric: [0xb98a04, 0xf2b705, 0xffd257],
  lac: [0x7d1528, 0xb3203a, 0xcf4a60],
  cotton: [0xaeb3cf, 0xd9d8d6, 0xfbfaf7],
};

/**
 * How many pixels of a weave's picture are one cell: the fewest that have a cell's shape, so that the page
 * enlarges the picture without stretching it. It is no heavier than with one pixel a cell.
 */
export const PIXELS = { x: 2, y: 5 } as const;

/** The pixels of a cloth, one a cell, as RGBA. */
function pixels(cells: readonly Cell[]): Buffer {
  const rgba = Buffer.alloc(cells.length * 4);
  cells.forEach((cell, index) => {
    if (cell === null) return;
    const colour = DYE_SHADES[cell.dye][cell.shade] ?? 0;
    rgba.writeUInt32BE(((colour << 8) | 0xff) >>> 0, index * 4);
  });
  return rgba;
}

const raw = (weave: Weave) => ({
  raw: { width: weave.size[0], height: weave.size[1], channels: 4 as const },
});

const addresses = new Map<Weave, string>();

/** Where the picture of a weave is served: the name is made from its pixels, so it may be kept for ever. */
export function weaveAddress(weave: Weave): string {
  const known = addresses.get(weave);
  if (known !== undefined) return known;
  const name = createHash('sha256')
    .update(`${PIXELS.x}x${PIXELS.y}`)
    .update(pixels(weaveCells(weave)))
    .digest('hex')
    .slice(0, 12);
  const address = `/loom/${name}.webp`;
  addresses.set(weave, address);
  return address;
}

/** The picture of a weave, `PIXELS` a cell. */
export const weaveWebp = (weave: Weave): Promise<Buffer> =>
  sharp(pixels(weaveCells(weave)), raw(weave))
    .resize(weave.size[0] * PIXELS.x, weave.size[1] * PIXELS.y, { kernel: 'nearest' })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/**
 * A weave as it looks on the page, threads and gaps drawn out, for pictures that no style sheet reaches.
 * @returns a PNG of the weave's size times 4 by 10 px
 */
export async function weavePng(weave: Weave): Promise<Buffer> {
  const [columns, rows] = weave.size;
  const width = columns * CELL.width;
  const height = rows * CELL.height;
  const cells = pixels(weaveCells(weave));
  const drawn = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    if (y % CELL.height >= CELL.height - 2) continue;
    for (let x = 0; x < width; x += 1) {
      if (x % CELL.width === CELL.width - 1) continue;
      const from = (Math.floor(y / CELL.height) * columns + Math.floor(x / CELL.width)) * 4;
      cells.copy(drawn, (y * width + x) * 4, from, from + 4);
    }
  }
  return sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

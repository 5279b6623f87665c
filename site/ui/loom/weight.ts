import { deflateRawSync } from 'node:zlib';
import { weaveCells } from './cells.ts';
import type { Weave } from './weave.ts';

/**
 * The largest file size of a cloth's image, in bytes. A page has several, the first of them on its
 * first screen.
 */
export const WEIGHT_MAX = 6000;

/**
 * The number of colors, including the bare ground, up to which lossless WebP packs two cells into a
 * byte.
 */
export const COLOURS_MAX = 16;

/**
 * The ratio of an image's size to that of its deflated cells. Measured on 135 cloths of all
 * structures with at most `COLOURS_MAX` colors: from 0.89 to 1.20, with a median of 1.03. An image
 * that is still too large is rejected when it is woven.
 */
const OF_DEFLATED = 1.08;

/**
 * Returns the number of colors of a cloth and the estimated size of its image in bytes, because
 * weaving the image itself takes longer.
 */
export function weigh(weave: Weave): { colours: number; bytes: number } {
  const colours = new Map<string, number>();
  const cells = weaveCells(weave).map((cell) => {
    const name = cell ? `${cell.dye} ${cell.shade}` : '';
    const known = colours.get(name) ?? colours.size;
    colours.set(name, known);
    return known;
  });
  const deflated = deflateRawSync(Uint8Array.from(cells), { level: 9 }).length;
  return { colours: colours.size, bytes: Math.round(deflated * OF_DEFLATED) };
}

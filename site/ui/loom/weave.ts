import { deflateRawSync } from 'node:zlib';
import { weaveCells } from './cells.ts';
import { parameters, type Weave } from './parameters.ts';

export * from './parameters.ts';

/** The maximum size of a cloth's picture, in bytes: a page has several of them, the first one above the fold. */
export const WEIGHT_MAX = 6000;

/** With so many colours, bare ground among them, a lossless WebP packs two cells into a byte. */
export const COLOURS_MAX = 16;

/**
 * The size of a picture relative to its deflated cells. On 135 cloths of all structures with at most `COLOURS_MAX`
 * colors it is 0.89 to 1.20, with a median of 1.03. A larger picture is rejected when it is woven.
 */
const OF_DEFLATED = 1.08;

/** Returns a cloth's number of colors and the estimated size of its picture in bytes, without weaving the picture. */
function weigh(weave: Weave): { colours: number; bytes: number } {
  const cells = weaveCells(weave);
  const deflated = deflateRawSync(cells, { level: 9 }).length;
  return { colours: new Set(cells).size, bytes: Math.round(deflated * OF_DEFLATED) };
}

/**
 * The parameters of a weave (design.md, "The Loom" and "Each family has its own structure"). The same parameters always
 * produce the same cells. A cloth whose image would be too large is rejected.
 */
export const weave = parameters
  .superRefine((cloth, { addIssue }) => {
    const { colours, bytes } = weigh(cloth);
    if (colours > COLOURS_MAX) {
      addIssue({
        code: 'custom',
        message: `has ${colours} colors, but the maximum is ${COLOURS_MAX}: use fewer dyes`,
      });
    } else if (bytes > WEIGHT_MAX) {
      addIssue({
        code: 'custom',
        path: ['size'],
        message: `its image has about ${bytes} bytes, but the maximum is ${WEIGHT_MAX}: use fewer columns or rows, or less feather`,
      });
    }
  })
  .describe('A cloth; its picture weighs at most 6 kB');

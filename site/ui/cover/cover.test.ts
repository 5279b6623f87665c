import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { WeaveOf } from '../loom/weave.ts';
import { COVER, coverSvg } from './cover.ts';
import { type Figure, figure } from './figure.ts';

const weave: WeaveOf<'pha-khao-ma'> = {
  structure: 'pha-khao-ma',
  seed: 1,
  size: [64, 32],
  density: 1,
  fade: 'none',
  warp: [
    { dye: 'indigo', threads: 20 },
    { dye: 'cotton', threads: 2 },
  ],
  weft: [
    { dye: 'indigo', threads: 8 },
    { dye: 'cotton', threads: 1 },
  ],
};

const FIGURES: Figure[] = [
  { type: 'words', lines: ['ปู่ญี่ปุ่น', 'น้ำ', 'else if'], accent: 1 },
  { type: 'cut', end: 'แดช', start: 'บอร์ด' },
  { type: 'bars', values: [3, 1, 2], accent: 1 },
  { type: 'marks', count: 60, across: 12, accent: [1], shape: 'dot' },
  { type: 'marks', count: 12, across: 4, accent: [1], shape: 'letter' },
  { type: 'curve', values: [1, 5, 2, 4, 3], from: 3, band: 1 },
  { type: 'dial', share: 0.25 },
  { type: 'sheet', lines: [1, 0.5, 1, 0.7], marked: [1], how: 'lit' },
  { type: 'sheet', lines: [1, 0.5, 1, 0.7], marked: [2], how: 'struck' },
  { type: 'sheet', lines: [1, 0.5, 1, 0.7], marked: [1], how: 'stamped' },
  { type: 'stairs', steps: 3, done: 2 },
];

/** Returns the colors of a cover as rendered, one of every few pixels. */
async function painted(svg: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const { width, height } = await picture.metadata();
  expect({ width, height }).toEqual(COVER);
  return picture.raw().toBuffer();
}

/** Returns the share of pixels, from 0 to 1, that differ between two covers. */
function difference(one: Buffer, other: Buffer): number {
  let pixels = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (!one.subarray(at, at + 3).equals(other.subarray(at, at + 3))) pixels += 1;
  }
  return (3 * pixels) / one.length;
}

test.each(FIGURES)('shows the figure of a cover: $type $how$shape', async (drawn) => {
  expect(figure.parse(drawn)).toEqual(drawn);
  const without = await painted(
    coverSvg({
      weave,
      figure: { type: 'marks', count: 2, across: 12, accent: [], shape: 'dot' },
      size: COVER,
    }),
  );
  const svg = coverSvg({ weave, figure: drawn, size: COVER });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  // Part of it is covered, and the cloth is visible around it.
  const share = difference(await painted(svg), without);
  expect(share).toBeGreaterThan(0.015);
  expect(share).toBeLessThan(0.5);
});

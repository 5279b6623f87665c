import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** How wide a macro picture is, and its smaller copy. */
export const WIDTHS = [1600, 800] as const;

/** How many bytes a picture of each width may weigh at most (design.md, "Macro pictures"). */
export const WEIGHT_MAX: Record<(typeof WIDTHS)[number], number> = { 1600: 60_000, 800: 25_000 };

/** The best quality that is worth its bytes, and the worst that is still a photograph. */
const QUALITY = { best: 62, worst: 20 };

/**
 * Encodes a rendered picture as AVIF in both widths, each as good as its weight allows.
 * @param target where to, without `-<width>.avif`
 * @returns the bytes of each
 * @throws when the worst quality is still too heavy
 */
export async function encode(file: string, target: string): Promise<number[]> {
  const sizes: number[] = [];
  for (const width of WIDTHS) {
    const bytes = await bestWithin(file, width, WEIGHT_MAX[width]);
    await writeFile(`${target}-${width}.avif`, bytes);
    sizes.push(bytes.length);
  }
  return sizes;
}

/** The picture at the highest quality that weighs no more than it may, found by halving. */
async function bestWithin(file: string, width: number, most: number): Promise<Buffer> {
  let [low, high]: [number, number] = [QUALITY.worst, QUALITY.best];
  let best: Buffer | undefined;
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const bytes = await sharp(file).resize(width).avif({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= most) [best, low] = [bytes, quality + 1];
    else high = quality - 1;
  }
  if (best === undefined) throw new Error(`${file} weighs more than ${most} bytes at ${width} px`);
  return best;
}

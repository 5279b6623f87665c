import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { randomFrom } from '../loom/cells.ts';
import { outlines } from '../outlines.ts';
import { colour } from '../tokens.ts';

/** A printed text, and the resolution of its scan in dpi. */
export interface Scan {
  words: string;
  dpi: number;
}

/** The font size of the printed text, in points (72 per inch). */
const POINTS = 10;

/** The space above and below the baseline, in ems, including room for Thai marks. */
const ASCENT = 1.2;
const DESCENT = 0.3;

/** Each dot of the scan is the average of this many by this many points of the print. */
const FINE = 8;

/** The random deviation of a dot, as a fraction, and the number of gray levels. */
const NOISE = 0.16;
const GREYS = 8;

/**
 * Returns the size of a scan, in its own dots. An em has an even number of dots, so that half an em is a whole number.
 */
export function scanSize({ words, dpi }: Scan): { em: number; width: number; height: number } {
  const em = 2 * Math.round((dpi * POINTS) / 72 / 2);
  const halves = Math.ceil((outlines(words).width + 0.1) * 2);
  return { em, width: (halves * em) / 2, height: Math.ceil((ASCENT + DESCENT) * 2) * (em / 2) };
}

/** Returns the address of a scan. The name is a hash of what is drawn, so it can be cached forever. */
export const scanAddress = (scan: Scan): string =>
  `/scans/${createHash('sha256')
    .update(JSON.stringify([scan, POINTS, ASCENT, DESCENT, NOISE, GREYS]))
    .digest('hex')
    .slice(0, 12)}.webp`;

/** Returns a text as a scanner sees it: ink on a transparent background, one pixel per dot. */
export async function scanWebp(scan: Scan): Promise<Buffer> {
  const { em, width, height } = scanSize(scan);
  const print = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * FINE}" height="${height * FINE}"><g transform="translate(0 ${ASCENT * em * FINE})">${outlines(scan.words).svg(em * FINE)}</g></svg>`;
  const ink = await sharp(Buffer.from(print))
    .extractChannel('alpha')
    .resize(width, height, { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();
  const random = randomFrom(scan.dpi);
  const rgb = Number.parseInt(colour('ebony').slice(1), 16);
  const dots = Buffer.alloc(width * height * 4);
  ink.forEach((seen, index) => {
    const strays = (random() - 0.5) * 2 * NOISE * (seen > 4 ? 1 : 0);
    const grey = Math.round(Math.min(1, Math.max(0, seen / 255 + strays)) * (GREYS - 1));
    dots.writeUInt32BE(rgb * 256 + Math.round((grey / (GREYS - 1)) * 255), index * 4);
  });
  return sharp(dots, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { randomFrom } from '../loom/cells.ts';
import { outlines } from '../outlines.ts';
import { colour } from '../tokens.ts';

/** Words that are printed, and how many dots of a scan there are to an inch. */
export interface Scan {
  words: string;
  dpi: number;
}

/** How large the words are printed, in points, of which an inch has 72. */
const POINTS = 10;

/** Above the baseline and below it, in ems: room for Thai marks on both sides. */
const ASCENT = 1.2;
const DESCENT = 0.3;

/** Dots are averaged from so many by so many points of the print. */
const FINE = 8;

/** How much a dot strays from what it sees, as a share; and in how many steps of grey it is kept. */
const NOISE = 0.16;
const GREYS = 8;

/** The size of a scan, in its own dots. An em has an even number of dots, so that half an em has whole ones. */
export function scanSize({ words, dpi }: Scan): { em: number; width: number; height: number } {
  const em = 2 * Math.round((dpi * POINTS) / 72 / 2);
  const halves = Math.ceil((outlines(words).width + 0.1) * 2);
  return { em, width: (halves * em) / 2, height: Math.ceil((ASCENT + DESCENT) * 2) * (em / 2) };
}

/** Where the scan is served: the name is made from what is drawn, so it may be kept for ever. */
export const scanAddress = (scan: Scan): string =>
  `/scans/${createHash('sha256')
    .update(JSON.stringify([scan, POINTS, ASCENT, DESCENT, NOISE, GREYS]))
    .digest('hex')
    .slice(0, 12)}.webp`;

/** Words as a scanner sees them: ink on nothing, a pixel a dot. */
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

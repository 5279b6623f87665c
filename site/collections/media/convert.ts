import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../../contract/content-file.ts';
import { MACRO_SIZE, type TonedPicture } from '../../ui/macro-pictures.ts';
import { FORMATS, type Format, fileName, type Photo, widthsOf } from '../../ui/photo/photo.ts';

/** The folder of converted files: next to the packages, it would be gone after every `npm ci`. */
export const CACHE = '.cache/media';

/** The maximum size of the widest file, in bytes (design.md, "Photos"). */
const BYTES_MAX = 60_000;

/** The qualities of each format, 1 to 100: the best, and the lowest that is still acceptable. */
const QUALITY: Readonly<Record<Format, { best: number; least: number }>> = {
  avif: { best: 52, least: 20 },
  webp: { best: 72, least: 30 },
};

/** A file shrinks by about this share per step of quality; a search by it needs two or three attempts. */
const SHRINKS = 0.035;

/** The effort of an encoder, from 0 up: 3 would take three times as long as 1, for files 15% smaller. */
const EFFORT = 1;

/** Everything besides a picture that its converted files depend on. */
export const RECIPE = JSON.stringify([QUALITY, SHRINKS, EFFORT, BYTES_MAX]);

export interface Source extends Pick<Photo, 'name' | 'width'> {
  /** Its path from the project's root, as shown in faults. */
  file: string;
}

// A picture takes one processor and little memory: the build says how many are converted at once.
sharp.concurrency(1);
sharp.cache(false);

export const fileNames = (source: Omit<Source, 'file'>): string[] =>
  FORMATS.flatMap((format) =>
    widthsOf(source, format).map((each) => fileName(source, each, format)),
  );

/**
 * Converts a picture into every width and format, unless all files are in the cache. Nothing but its colors is kept:
 * sharp leaves out metadata.
 * @throws ContentError if it can't be read or doesn't get small enough
 */
async function convertMissing(source: Source): Promise<void> {
  if (fileNames(source).every((name) => existsSync(join(CACHE, name)))) return;
  await mkdir(CACHE, { recursive: true });
  const { data, info } = await sharp(source.file, { failOn: 'error' })
    .autoOrient()
    .resize({ width: widthsOf(source, 'avif').at(-1) })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new ContentError([
        `${source.file}: can’t be read to its end: save it again (${error})`,
      ]);
    });
  for (const format of FORMATS) {
    const [widest = 0, ...others] = widthsOf(source, format).toReversed();
    const encode = (width: number, quality: number) =>
      sharp(data, { raw: info }).resize({ width })[format]({ quality, effort: EFFORT }).toBuffer();
    const { quality, bytes } = await encodeWithin(
      BYTES_MAX,
      (each) => encode(widest, each),
      QUALITY[format],
    );
    // Every supported browser reads AVIF.
    if (bytes.length > BYTES_MAX && format === 'avif') {
      throw new ContentError([
        `${source.file}: takes ${Math.ceil(bytes.length / 1000)} kB at ${widest} px; ${BYTES_MAX / 1000} kB is the most: use one with less grain or detail`,
      ]);
    }
    await store(fileName(source, widest, format), bytes);
    for (const width of others) {
      await store(fileName(source, width, format), await encode(width, quality));
    }
  }
}

const running = new Map<string, Promise<void>>();

/** Converts a picture like `convertMissing`, once for all who ask at the same time. */
export function convert(source: Source): Promise<void> {
  const { name } = source;
  const conversion =
    running.get(name) ?? convertMissing(source).finally(() => running.delete(name));
  running.set(name, conversion);
  return conversion;
}

/** Encodes a picture at the best quality at which it is small enough, or else at the least. */
async function encodeWithin(
  most: number,
  encode: (quality: number) => Promise<Buffer>,
  { best, least }: { best: number; least: number },
): Promise<{ quality: number; bytes: Buffer }> {
  let quality = best;
  for (;;) {
    const bytes = await encode(quality);
    if (bytes.length <= most || quality === least) return { quality, bytes };
    const steps = Math.ceil(Math.log(bytes.length / most) / SHRINKS);
    quality = Math.max(least, quality - steps);
  }
}

/** Stores a file in the cache; another build never reads half of one. */
async function store(name: string, bytes: Buffer): Promise<void> {
  const file = join(CACHE, name);
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}

/** The maximum size of a macro picture of half the width, in bytes (design.md, "Macro pictures"). */
const HALF_BYTES_MAX = 25_000;

/** Returns a macro picture in the tone of the brand, from the cache if it is there. */
export async function tonedFile({ name, file, width, tone }: TonedPicture): Promise<Buffer> {
  const stored = join(CACHE, name);
  if (existsSync(stored)) return readFile(stored);
  await mkdir(CACHE, { recursive: true });
  const { data, info } = await sharp(file)
    .modulate(tone)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { bytes } = await encodeWithin(
    width < MACRO_SIZE.width ? HALF_BYTES_MAX : BYTES_MAX,
    (quality) => sharp(data, { raw: info }).avif({ quality, effort: EFFORT }).toBuffer(),
    QUALITY.avif,
  );
  await store(name, bytes);
  return bytes;
}

export async function convertedFile(source: Source, name: string): Promise<Buffer> {
  await convert(source);
  return readFile(join(CACHE, name));
}

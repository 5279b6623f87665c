import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Photo } from '../../ui/photo/photo.ts';
import { EXAMPLES } from '../define-collection.ts';
import { RECIPE, type Source } from './convert.ts';

const FOLDER = 'content/media';

/** The files that can be pictures, by name. */
export const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;

/** The formats as sharp calls them; AVIF is a kind of HEIF. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The smallest width of a picture, in px, and the largest number of pixels. */
const WIDTH_MIN = 160;
const PIXELS_MAX = 50_000_000;

export interface PictureFile extends Source {
  /** The height of the original, upright, in px. */
  height: number;
}

/** Returns what is wrong with a picture, if anything. */
function faultOf({ format, compression, pages = 1, width, height }: Metadata): string | undefined {
  if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1')) {
    return `is ${format === 'heif' ? 'HEIC' : format.toUpperCase()}: save it as JPEG, PNG, WebP or AVIF`;
  }
  if (pages > 1) return 'is animated: save one frame of it';
  if (width * height > PIXELS_MAX) {
    return `has ${Math.ceil((width * height) / 1e6)} megapixels; ${PIXELS_MAX / 1e6} are the most: save it smaller`;
  }
  if (width < WIDTH_MIN)
    return `is ${width} px wide; ${WIDTH_MIN} px is the least: use a larger one`;
  return undefined;
}

/**
 * Reads the size of a picture.
 * @returns the picture, or what is wrong with it
 */
export async function readPicture(file: string): Promise<PictureFile | string> {
  const bytes = await readFile(file);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata)
    return `${file}: isn’t a picture that can be read: save it again as JPEG, PNG, WebP or AVIF`;
  const { width, height } = metadata.autoOrient;
  const fault = faultOf({ ...metadata, width, height });
  if (fault !== undefined) return `${file}: ${fault}`;
  const name = createHash('sha256').update(bytes).update(RECIPE).digest('hex').slice(0, 12);
  return { file, name, width, height };
}

async function pictureIn(id: string): Promise<PictureFile | string> {
  const folder = `${FOLDER}/${id}`;
  const [first, ...others] = readdirSync(folder)
    .filter((name) => PICTURE.test(name))
    .sort();
  if (!existsSync(`${folder}/entry.yaml`)) {
    return `${folder}/entry.yaml:1: (the file): is missing, and describes the picture: npm run media -- add ${folder}/${first ?? 'FILE'}`;
  }
  if (first === undefined)
    return `${folder}/entry.yaml:1: (the folder): has no picture (.jpg, .png, .webp or .avif): put one there, or remove the folder`;
  if (others.length > 0)
    return `${folder}/entry.yaml:1: (the folder): has several pictures, ${[first, ...others].join(' and ')}: leave one`;
  return readPicture(`${folder}/${first}`);
}

const entries = existsSync(FOLDER) ? readdirSync(FOLDER, { withFileTypes: true }) : [];

/** The pictures by the id of their entry, or what is wrong with them; read once, like the entries. */
const pictures = new Map<string, PictureFile | string>();
for (const entry of entries) {
  if (entry.isDirectory()) pictures.set(entry.name, await pictureIn(entry.name));
}
// The examples of the kit, in examples.yaml, are macro pictures.
for (const file of globSync('site/pictures/macro/{mudmee-fell,tied-yarn}-1600.avif')) {
  pictures.set(EXAMPLES + basename(file, '-1600.avif'), await readPicture(file));
}

/** Returns the picture of an entry; undefined if something is wrong with it. */
export function pictureOf(id: string): PictureFile | undefined {
  const found = pictures.get(id);
  return typeof found === 'object' ? found : undefined;
}

/** All pictures that can be converted: of the content, or those that the kit shows. */
export const picturesOf = (place: 'content' | 'kit'): PictureFile[] =>
  [...pictures].flatMap(([id, found]) =>
    typeof found === 'object' && id.startsWith(EXAMPLES) === (place === 'kit') ? [found] : [],
  );

/** The faults of all pictures, and of files that belong to none. */
export const mediaFaults: readonly string[] = [
  ...entries
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|jpe?g|png|webp|avif)$/i.test(entry.name))
    .map(
      ({ name }) =>
        `${FOLDER}/${name}:1: (the file): needs a folder of its own, with an entry.yaml: npm run media -- add ${FOLDER}/${name}`,
    ),
  ...[...pictures.values()].filter((found) => typeof found === 'string'),
].sort();

/**
 * Cuts a photo to a size around its focal point.
 * @param size its width and height, in px
 */
export async function cropPhoto(
  { id, focus }: Pick<Photo, 'id' | 'focus'>,
  { width, height }: { width: number; height: number },
): Promise<Sharp> {
  const { data, info } = await sharp(pictureOf(id)?.file)
    .autoOrient()
    .resize({ width, height, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [info.width - width, info.height - height].map((most, side) =>
    Math.round((most * (focus[side] ?? 0)) / 100),
  );
  return sharp(data, { raw: info }).extract({ left: left ?? 0, top: top ?? 0, width, height });
}

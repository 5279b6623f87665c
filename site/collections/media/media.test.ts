import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { lastingFolder } from '../../../tests/folders.ts';
import { page } from '../../page.ts';
import { CACHE, convert, convertedFile, fileNames } from './convert.ts';
import { type PictureFile, readPicture } from './files.ts';
import { photo } from './index.ts';

const folder = lastingFolder();
const converted: PictureFile[] = [];
afterAll(() => {
  for (const name of converted.flatMap(fileNames)) rmSync(join(CACHE, name), { force: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const grainy = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

async function store(name: string, picture: Sharp | string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, typeof picture === 'string' ? picture : await picture.toBuffer());
  return file;
}

async function read(name: string, picture: Sharp): Promise<PictureFile> {
  const found = await readPicture(await store(name, picture));
  if (typeof found === 'string') throw new Error(found);
  converted.push(found);
  return found;
}

const lastOf = async (picture: PictureFile, format: string) => {
  const name = fileNames(picture).findLast((each) => each.endsWith(format)) ?? '';
  return convertedFile(picture, name);
};

test('converts a picture upright, without metadata, at no width above its own', async () => {
  const sideways = plain(600, 1000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Nok' }, IFD3: { GPSLatitude: '13/1' } })
    .withMetadata({ orientation: 6 });
  const picture = await read('sideways.jpg', sideways);
  expect(picture).toMatchObject({ width: 1000, height: 600 });
  const { name } = picture;
  expect(fileNames(picture)).toEqual([
    ...[160, 480, 800, 1000].map((width) => `${name}-${width}.avif`),
    ...[160, 480, 800].map((width) => `${name}-${width}.webp`),
  ]);
  const metadata = await sharp(await lastOf(picture, 'avif')).metadata();
  expect((await sharp(picture.file).metadata()).exif).toBeDefined();
  expect(metadata).toMatchObject({ format: 'heif', width: 1000, height: 600 });
  for (const field of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) {
    expect(metadata[field]).toBeUndefined();
  }
  expect(await sharp(await lastOf(picture, 'webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 800,
  });
});

test('keeps the transparency of a logo', async () => {
  const logo = plain(400, 160).ensureAlpha(0.5).png();
  const { hasAlpha } = await sharp(await lastOf(await read('logo.png', logo), 'avif')).metadata();
  expect(hasAlpha).toBe(true);
});

test('lowers the quality of a grainy picture until it fits, and refuses one that never does', async () => {
  const some = await read('some.jpg', grainy(1200, 900, 12).jpeg({ quality: 95 }));
  expect((await lastOf(some, 'avif')).length).toBeLessThanOrEqual(60_000);
  const most = await read('most.jpg', grainy(1600, 1200, 90).jpeg({ quality: 95 }));
  await expect(convert(most)).rejects.toThrow(
    /most\.jpg: takes \d+ kB at 1600 px; 60 kB is the most: use one with less grain or detail$/,
  );
});

test.each([
  ['text.jpg', () => 'no picture', 'isn’t a picture that can be read'],
  ['tiny.png', () => plain(90, 200).png(), 'is 90 px wide; 160 px is the least'],
  ['huge.png', () => plain(7100, 7100).png(), 'has 51 megapixels; 50 are the most'],
  ['photo.png', () => plain(200, 200).gif(), 'is GIF: save it as JPEG, PNG, WebP or AVIF'],
  [
    'moving.webp',
    () =>
      sharp(Buffer.alloc(200 * 400 * 3, 9).fill(90, 99), {
        raw: { width: 200, height: 400, channels: 3, pageHeight: 200 },
      }).webp({ lossless: true }),
    'is animated: save one frame of it',
  ],
])('refuses %s with the reason', async (name, make, reason) => {
  expect(await readPicture(await store(name, make()))).toContain(`${name}: ${reason}`);
});

test('refuses a picture that ends early', async () => {
  const whole = await grainy(300, 300, 20).jpeg().toBuffer();
  const file = join(folder, 'half.jpg');
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  const half = await readPicture(file);
  if (typeof half === 'string') throw new Error(half);
  await expect(convert(half)).rejects.toThrow(/half\.jpg: can’t be read to its end: save it again/);
});

const messagesOf = (schema: ReturnType<typeof photo>, id: string) =>
  schema.safeParse(id).error?.issues.map(({ message }) => message);

test('finds a picture by its id, and refuses one that is too narrow for its place', () => {
  expect(photo().parse('examples/tied-yarn')).toMatchObject({
    id: 'examples/tied-yarn',
    focus: [60, 40],
    width: 1600,
    height: 900,
  });
  expect(messagesOf(photo(), 'no-such')).toEqual(['content/media has no `no-such`']);
  expect(messagesOf(photo(2000), 'examples/tied-yarn')).toEqual([
    '`examples/tied-yarn` is 1600 px wide, and 2000 px are needed here: use a larger picture',
  ]);
});

test('refuses an example of the kit on a page', () => {
  const text = { en: 'A workshop', th: 'ที่ทำงาน' };
  const figure = { type: 'photo', photo: 'examples/tied-yarn' };
  const sections = [{ type: 'hero', heading: text, figure }];
  const { error } = page.safeParse({ title: text, description: text, sections });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'contains an example of the kit: name an entry of your own',
  ]);
});

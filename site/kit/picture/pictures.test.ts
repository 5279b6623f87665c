import { rmSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { CACHE, tonedFile } from '../../collections/media/convert.ts';
import { MACRO_PICTURES, MACRO_SIZE } from '../../ui/macro-pictures.ts';

/** The widths in px of a picture and its copy, with the maximum bytes of each (design.md, "Macro pictures"). */
const SIZES = [
  { width: 1600, bytes: 60_000 },
  { width: 800, bytes: 25_000 },
];

const files = MACRO_PICTURES.flatMap((name) =>
  SIZES.map((size) => ({ ...size, file: `site/pictures/macro/${name}-${size.width}.avif` })),
);

test.each(files)(
  '$file has the right size and at most its maximum bytes',
  async ({ file, width, bytes }) => {
    expect(statSync(file).size).toBeLessThanOrEqual(bytes);
    const picture = await sharp(file).metadata();
    expect(picture).toMatchObject({
      format: 'heif',
      width,
      height: (width / MACRO_SIZE.width) * MACRO_SIZE.height,
    });
  },
);

test('turns the hues of a picture for a brand with other colors, within its maximum bytes', async () => {
  const file = 'site/pictures/macro/khit-floats-800.avif';
  const name = 'toned-by-a-test.avif';
  onTestFinished(() => rmSync(`${CACHE}/${name}`));
  const toned = await tonedFile({ name, file, width: 800, tone: { hue: 90, saturation: 1 } });
  expect(toned.length).toBeLessThanOrEqual(25_000);
  const means = async (picture: string | Buffer) =>
    (await sharp(picture).stats()).channels.map(({ mean }) => mean);
  const [red = 0, , blue = 0] = await means(file);
  const [redAfter = 0, , blueAfter = 0] = await means(toned);
  // Turmeric is yellow, and green a quarter of a circle on.
  expect(red).toBeGreaterThan(blue + 20);
  expect(redAfter).toBeLessThan(blueAfter);
});

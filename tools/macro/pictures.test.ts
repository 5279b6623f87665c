import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { schema } from '../../site/sections/picture/schema.ts';
import { MACRO_PICTURES, MACRO_SIZE, macroPicture } from '../../site/ui/macro-pictures.ts';
import { WEIGHT_MAX, WIDTHS } from './encode.ts';
import { SUBJECTS } from './subjects.ts';

const files = MACRO_PICTURES.flatMap((name) =>
  WIDTHS.map((width) => ({ name, width, file: `site/pictures/macro/${name}-${width}.avif` })),
);

test('every subject has been rendered, and every picture has its subject', () => {
  expect(SUBJECTS.length).toBeGreaterThan(7);
  expect(MACRO_PICTURES.toSorted()).toEqual(SUBJECTS);
});

test.each(files)('$file keeps its weight and its size', async ({ file, width }) => {
  expect(statSync(file).size).toBeLessThanOrEqual(WEIGHT_MAX[width]);
  const picture = await sharp(file).metadata();
  expect(picture).toMatchObject({
    format: 'heif',
    width,
    height: (width / MACRO_SIZE.width) * MACRO_SIZE.height,
  });
});

test.each(MACRO_PICTURES)('%s has an address in both widths', (name) => {
  const { src, srcSet } = macroPicture(name);
  expect(src).toMatch(/\.avif$/);
  expect(srcSet).toMatch(/\.avif 800w, .*\.avif 1600w$/);
});

test('a picture that is not there has no address', () => {
  expect(() => macroPicture('nobody')).toThrow(/has no nobody/);
});

test('a page that names a picture which is not there is told of those that are', () => {
  const { error } = schema.shape.picture.safeParse('nobody');
  for (const name of MACRO_PICTURES) expect(error?.issues[0]?.message).toContain(name);
});

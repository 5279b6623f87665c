import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isExhaustive } from '../../../tests/scope.ts';
import { content } from '../../content.ts';
import { pages } from '../../pages-of-content.ts';
import { CELL } from './cells.ts';
import { PIXELS, weaveAddress, weaveWebp } from './image.ts';
import { WEIGHT_MAX } from './weave.ts';
import { weavesIn } from './weaves.ts';

/** Every weave on the site by its seed; entries, and some sections of a page, show the same one. */
const weaves = [
  ...new Map(weavesIn([content, pages]).map((weave) => [JSON.stringify(weave), weave])).values(),
].map((weave) => ({ weave, seed: weave.seed }));

/**
 * The first weave of each structure, unless the run is exhaustive: the build draws all of them and refuses a heavy one.
 */
const drawn = isExhaustive
  ? weaves
  : [...new Map(weaves.toReversed().map((each) => [each.weave.structure, each])).values()];

test('gives each weave on the site an address of its own', () => {
  expect(weaves.length).toBeGreaterThanOrEqual(3);
  expect(new Set(weaves.map(({ weave }) => weaveAddress(weave))).size).toBe(weaves.length);
});

describe.each(drawn)('the weave $seed', ({ weave }) => {
  const [width, height] = weave.size;

  test('has an address that describes its content', () => {
    const address = weaveAddress(weave);
    expect(address).toMatch(/^\/loom\/[\da-f]{12}\.webp$/);
    expect(weaveAddress(structuredClone(weave))).toBe(address);
    expect(weaveAddress({ ...weave, seed: weave.seed + 1 })).not.toBe(address);
  });

  test('has a picture in which cells keep their shape', async () => {
    const picture = await weaveWebp(weave);
    const metadata = await sharp(picture).metadata();
    expect(metadata).toMatchObject({
      format: 'webp',
      width: width * PIXELS.x,
      height: height * PIXELS.y,
    });
    expect(CELL.width / CELL.height).toBe(PIXELS.x / PIXELS.y);
    expect(picture.length).toBeLessThanOrEqual(WEIGHT_MAX);
  });
});

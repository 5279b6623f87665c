import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isExhaustive } from '../../../tests/scope.ts';
import { content } from '../../content.ts';
import { pages } from '../../pages-of-content.ts';
import { CELL } from './cells.ts';
import { drawCloth, PIXELS, weaveAddress, weaveWebp } from './image.ts';
import { WEIGHT_MAX } from './weave.ts';
import { weavesIn } from './weaves.ts';

/** Every weave on the site by its seed, with those of entries once. */
const weaves = [...new Set(weavesIn([content, pages]))].map((weave) => ({
  weave,
  seed: weave.seed,
}));

/**
 * The first weave of each structure, unless the run is exhaustive: the build draws all of them and refuses a heavy one.
 */
const drawn = isExhaustive
  ? weaves
  : [...new Map(weaves.toReversed().map((each) => [each.weave.structure, each])).values()];

test('gives each weave on the site a picture of its own', () => {
  expect(weaves.length).toBeGreaterThanOrEqual(3);
  expect(new Set(weaves.map(({ weave }) => weaveAddress(weave))).size).toBe(weaves.length);
});

test('draws a partly woven cloth', async () => {
  const [first] = weaves;
  if (!first) throw new Error('the site has no weave');
  const grain = { x: 1, y: 1, gapX: 0, gapY: 0 };
  const alphas = async (isThere?: (column: number, row: number) => boolean) => {
    const pixels = await drawCloth(first.weave, grain, isThere).raw().toBuffer();
    return pixels.filter((_, index) => index % 4 === 3);
  };
  const [columns] = first.weave.size;
  const whole = await alphas();
  const part = await alphas((column, row) => column > row);
  expect([...part]).toEqual(
    [...whole].map((alpha, index) => (index % columns > Math.floor(index / columns) ? alpha : 0)),
  );
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

  test('looks the same on a share image as on the page: threads with gaps between them', async () => {
    const grain = { x: CELL.width, y: CELL.height, gapX: 1, gapY: 2 };
    const { data, info } = await drawCloth(weave, grain)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({
      width: width * CELL.width,
      height: height * CELL.height,
      channels: 4,
    });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    // A cloth without bare cells has a picture without transparency.
    const cells = await sharp(await weaveWebp(weave))
      .ensureAlpha()
      .raw()
      .toBuffer();
    for (let index = 0; index < width * height; index += 97) {
      const [column, row] = [index % width, Math.floor(index / width)];
      const [x, y] = [column * CELL.width, row * CELL.height];
      const woven = cells[(row * PIXELS.y * width + column) * PIXELS.x * 4 + 3];
      expect(alphaAt(x, y)).toBe(woven);
      expect(alphaAt(x + CELL.width - 2, y + CELL.height - 3)).toBe(woven);
      expect(alphaAt(x + CELL.width - 1, y)).toBe(0);
      expect(alphaAt(x, y + CELL.height - 2)).toBe(0);
    }
  });
});

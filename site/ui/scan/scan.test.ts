import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Scan, scanAddress, scanSize, scanWebp } from './scan.ts';

const at = (dpi: number): Scan => ({ words: 'รวม 35,849.28', dpi });

/** Counts the shades of ink in a picture. */
async function shadesOf(scan: Scan): Promise<number> {
  const { data } = await sharp(await scanWebp(scan))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Set(data).size;
}

test('a scan has a pixel for each dot of its resolution', async () => {
  const { width, height } = await sharp(await scanWebp(at(100))).metadata();
  expect({ em: 14, width, height }).toEqual(scanSize(at(100)));
});

test.each([300, 200, 150, 100, 72])('at %i dpi it has the proportions of every other', (dpi) => {
  const { em, width, height } = scanSize(at(dpi));
  const finest = scanSize(at(300));
  expect([width, height].every(Number.isInteger)).toBe(true);
  expect(width / em).toBe(finest.width / finest.em);
  expect(height / em).toBe(finest.height / finest.em);
});

test('it is ink in shades of grey, and the same each time', async () => {
  expect(await shadesOf(at(72))).toBeGreaterThan(4);
  expect(await scanWebp(at(72))).toEqual(await scanWebp(at(72)));
});

test('each resolution has an address of its own', () => {
  expect(scanAddress(at(72))).not.toBe(scanAddress(at(100)));
});

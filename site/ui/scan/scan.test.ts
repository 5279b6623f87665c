import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Scan, scanAddress, scanSize, scanWebp } from './scan.ts';

const at = (dpi: number): Scan => ({ words: 'รวม 35,849.28', dpi });

/** Returns how many shades of ink a picture has. */
async function shadesOf(scan: Scan): Promise<number> {
  const { data } = await sharp(await scanWebp(scan))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Set(data).size;
}

test('has a pixel for each dot of the scan’s resolution', async () => {
  const { width, height } = await sharp(await scanWebp(at(100))).metadata();
  expect({ em: 14, width, height }).toEqual(scanSize(at(100)));
});

test.each([300, 200, 150, 100, 72])(
  'has the same proportions at %i dpi as at any other resolution',
  (dpi) => {
    const { em, width, height } = scanSize(at(dpi));
    const finest = scanSize(at(300));
    expect([width, height].every(Number.isInteger)).toBe(true);
    expect(width / em).toBe(finest.width / finest.em);
    expect(height / em).toBe(finest.height / finest.em);
  },
);

test('has ink in the same shades of grey each time', async () => {
  expect(await shadesOf(at(72))).toBeGreaterThan(4);
  expect(await scanWebp(at(72))).toEqual(await scanWebp(at(72)));
});

test('has an address for each resolution', () => {
  expect(scanAddress(at(72))).not.toBe(scanAddress(at(100)));
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Scan, scanSize, scanWebp } from './scan.ts';

const at = (dpi: number): Scan => ({ words: 'รวม 35,849.28', dpi });

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

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlines } from './outlines.ts';

const SIZE = 100;

/** The rows of a picture of a text in which there is ink, counted from its top. */
async function inkRows(text: string): Promise<number[]> {
  const { width, svg } = outlines(text);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width * SIZE)}" height="300"><g transform="translate(0 200)">${svg(SIZE)}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(picture))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    data
      .subarray(row * info.width * 4, (row + 1) * info.width * 4)
      .some((value, index) => index % 4 === 3 && value > 127),
  );
}

// Renderers that know no Thai let the marks fall into each other, or lift them off (thai.md 5, 14).
test.each(['ลิ้น', 'เยิ้ม', 'ยิ่ง', 'จ่ำ', 'จ้ำ', 'น้ำ', 'ปู่', 'ญี่ปุ่น', 'ฏู'])(
  'the marks of %s stand close to their letters',
  async (word) => {
    const rows = await inkRows(word);
    const gaps = rows.slice(1).map((row, index) => row - (rows[index] ?? row) - 1);
    expect(Math.max(...gaps)).toBeLessThan(SIZE / 10);
  },
);

test.each([
  ['ลิ้', 'ลิ'],
  ['ที่', 'ที'],
  ['จ่ำ', 'จำ'],
])('in %s the tone mark stands above what is in %s', async (higher, lower) => {
  const [top = 0] = await inkRows(higher);
  const [lowerTop = 0] = await inkRows(lower);
  expect(lowerTop - top).toBeGreaterThan(SIZE / 10);
});

test('a text in two scripts is as wide as both, and marks add nothing', () => {
  expect(outlines('ทAI').width).toBeCloseTo(outlines('ท').width + outlines('AI').width, 1);
  expect(outlines('ที่').width).toBeCloseTo(outlines('ท').width, 2);
});

test('tracking changes the width of each letter', () => {
  expect(outlines('loom', -0.03).width).toBeCloseTo(outlines('loom').width - 4 * 0.03, 5);
});

test('a character that the fonts lack is named', () => {
  expect(() => outlines('織')).toThrow('織');
});

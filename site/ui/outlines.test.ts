import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlines } from './outlines.ts';

const SIZE = 100;

/** Returns the rows with ink in a rendered text, counted from the top. */
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

// Renderers without Thai support overlap or detach the marks (thai.md 5, 14).
test.each(['ลิ้น', 'เยิ้ม', 'ยิ่ง', 'จ่ำ', 'จ้ำ', 'น้ำ', 'ปู่', 'ญี่ปุ่น', 'ฏู'])(
  'places the marks of %s close to their letters',
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
])('in %s, places the tone mark above %s', async (higher, lower) => {
  const [top = 0] = await inkRows(higher);
  const [lowerTop = 0] = await inkRows(lower);
  expect(lowerTop - top).toBeGreaterThan(SIZE / 10);
});

test('measures a text in two scripts as wide as both, and marks as zero', () => {
  expect(outlines('ทAI').width).toBeCloseTo(outlines('ท').width + outlines('AI').width, 1);
  expect(outlines('ที่').width).toBeCloseTo(outlines('ท').width, 2);
});

test('adds tracking to the width of each letter', () => {
  expect(outlines('loom', -0.03).width).toBeCloseTo(outlines('loom').width - 4 * 0.03, 5);
});

test('names a character missing from the fonts', () => {
  expect(() => outlines('織')).toThrow('織');
});

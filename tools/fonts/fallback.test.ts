import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONTS_FOLDER, fontFile, readCutFonts } from '../../site/ui/fonts.ts';
import { readFont } from '../../site/ui/read-font.ts';
import { fallbackMetrics } from './fallback.ts';

const { fonts, ...measured } = readCutFonts();

const read = (role: 'latin' | 'code', index: number, weight: number) =>
  readFont(
    readFileSync(`${FONTS_FOLDER}/${fontFile(role, fonts[role].weights.at(index) ?? '')}`),
    weight,
  );

test('has measured the fonts in site/fonts', async () => {
  const regular = await read('latin', 0, 400);
  const medium = await read('latin', 0, 500);
  const bold = await read('latin', -1, 600);
  const code = await read('code', 0, 400);
  expect(fallbackMetrics({ regular, medium, bold, code })).toEqual(measured);
});

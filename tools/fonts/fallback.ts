import { Buffer, type Font, shape } from 'harfbuzzjs';
import type { CutFonts, Fallback } from '../../site/ui/fonts.ts';
import { EM } from '../../site/ui/read-font.ts';

/** A text between a label and a paragraph in its proportions of letters and spaces. */
const SAMPLE = 'We build software products, platforms and integrations for business.';

/** The widths of the sample in Arial and Arial Bold, and of AI in Arial Bold, in em, with kerning. */
const ARIAL = { regular: 30.05, bold: 32.766, ai: 1 };

/** The width of a character in Liberation Mono, Courier New and, nearly, Menlo and DejaVu Sans Mono, in em. */
const MONOSPACE = 0.6;

/** Returns the width of a line of text, in em. */
function widthOf(font: Font, text: string): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphInfosAndPositions();
  return places.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / EM;
}

/** Returns a share in percent, to a tenth. */
const percent = (share: number) => Math.round(share * 1000) / 10;

/** Returns the fallback with the widths and heights of a font, for a text. */
function fallbackFor(font: Font, text: string, width: number): Fallback {
  const size = widthOf(font, text) / width;
  const { ascender, descender } = font.hExtents();
  const [ascent, descent] = [ascender, -descender].map((height) => percent(height / EM / size));
  return { size: percent(size), ascent: ascent ?? 0, descent: descent ?? 0 };
}

/**
 * Computes the metrics with which system fonts take the space of ours until they arrive.
 * @param fonts the Latin font in the weights 400 and 600, and the font of code
 */
export const fallbackMetrics = (
  fonts: Record<'regular' | 'bold' | 'code', Font>,
): Omit<CutFonts, 'fonts'> => ({
  fallback: {
    regular: fallbackFor(fonts.regular, SAMPLE, ARIAL.regular),
    bold: fallbackFor(fonts.bold, SAMPLE, ARIAL.bold),
    ai: fallbackFor(fonts.bold, 'AI', ARIAL.ai),
  },
  codeSize: percent(widthOf(fonts.code, '0') / MONOSPACE),
});

import { Buffer, type Font, shape } from 'harfbuzzjs';
import type { FallbackPart, FallbackWeight } from '../../site/ui/fonts.ts';
import { EM } from '../../site/ui/read-font.ts';

/** A text for each part of a fallback; the letters are in the proportions of a sentence. */
const SAMPLES: Record<FallbackPart, string> = {
  letters: 'Webuildsoftwareproducts,platformsandintegrationsforbusiness.',
  spaces: ' ',
  digits: '0123456789',
  ai: 'AI',
};

/** The widths of the samples in Arial and Arial Bold, in em, with kerning. */
const ARIAL: Record<'regular' | 'bold', Record<FallbackPart, number>> = {
  regular: { letters: 27.826, spaces: 0.278, digits: 5.56, ai: 0.945 },
  bold: { letters: 30.542, spaces: 0.278, digits: 5.56, ai: 1 },
};

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

/** Returns a fallback with the widths and heights of a font, by part. */
function fallbackFor(font: Font, widths: Record<FallbackPart, number>) {
  const { ascender, descender } = font.hExtents();
  return Object.fromEntries(
    Object.entries(widths).map(([part, width]) => {
      const size = widthOf(font, SAMPLES[part as FallbackPart]) / width;
      const [ascent, descent] = [ascender, -descender].map((height) => percent(height / EM / size));
      return [part, { size: percent(size), ascent, descent }];
    }),
  );
}

/**
 * Computes the metrics with which system fonts take the space of ours until they arrive.
 * @param fonts the Latin font in the weights 400, 500 and 600, and the font of code
 */
export const fallbackMetrics = (fonts: Record<FallbackWeight | 'code', Font>) => ({
  fallback: {
    regular: fallbackFor(fonts.regular, ARIAL.regular),
    medium: fallbackFor(fonts.medium, ARIAL.regular),
    bold: fallbackFor(fonts.bold, ARIAL.bold),
  },
  codeSize: percent(widthOf(fonts.code, '0') / MONOSPACE),
});

import { readFileSync } from 'node:fs';
import { Buffer, type Font, shape } from 'harfbuzzjs';
import { FONTS_FOLDER, fontFile, readCutFonts, SUBSETS, type Subset } from './fonts.ts';
import { EM, readFont } from './read-font.ts';

/** The font weight of text in pictures, the same as in headings. */
const WEIGHT = 600;

/** Reads the font of some characters in that weight, or in the one next to it. */
async function readSubset(subset: Subset): Promise<Font> {
  const weight = fonts[SUBSETS[subset].role].weights.at(-1) ?? '';
  return readFont(readFileSync(`${FONTS_FOLDER}/${fontFile(subset, weight)}`), WEIGHT);
}

const { fonts } = readCutFonts();

/** The site's own fonts (`npm run fonts`). Each character is set in the first font that contains it. */
const order = [await readSubset('latin'), await readSubset('thai'), await readSubset('accents')];

const fontOf = (character: string): Font => {
  const font = order.find((each) => each.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
  if (!font) throw new Error(`The site’s fonts have no ${character}`);
  return font;
};

/** Splits a text into runs that are each set in one font. */
function runs(text: string): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontOf(character);
    const last = found.at(-1);
    if (last?.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

/** A line of text as outlines. */
export interface Outlines {
  /** The width, as a fraction of the font size. */
  width: number;
  /**
   * Returns its glyphs as SVG paths, with the start of the baseline at 0 0 and the font size in units of the picture.
   */
  svg(size: number): string;
}

/**
 * Sets a line of text in the site's fonts, for pictures. HarfBuzz, which browsers use as well, positions the Thai marks.
 * @param tracking the letter spacing, as a fraction of the font size; Thai has none
 */
export function outlines(text: string, tracking = 0): Outlines {
  let at = 0;
  const paths: string[] = [];
  for (const run of runs(text)) {
    const buffer = new Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(run.font, buffer);
    for (const { codepoint: glyph, ...place } of buffer.getGlyphInfosAndPositions()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = place;
      const path = run.font.glyphToPath(glyph);
      if (path) paths.push(`<path transform="translate(${at + xOffset} ${yOffset})" d="${path}"/>`);
      at += xAdvance + tracking * EM;
    }
  }
  return {
    width: at / EM,
    svg: (size) => `<g transform="scale(${size / EM} ${-size / EM})">${paths.join('')}</g>`,
  };
}

import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The weight that pictures are set in, that of headings. */
const WEIGHT = 600;

async function readFont(file: string): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(readFileSync(file), 'truetype'))));
  font.setVariations([new Variation('wght', WEIGHT)]);
  return font;
}

/**
 * The site's own fonts (`npm run fonts`); a character is taken from the first one that has it. Read one after the
 * other: the decoder of WOFF2 spoils what it gave when it is asked for two at once.
 */
const fonts = [
  await readFont('site/fonts/anuphan-latin.woff2'),
  await readFont('site/fonts/anuphan-thai.woff2'),
  await readFont('site/fonts/anuphan-accents.woff2'),
];

/** How many units of the fonts are one em. */
const EM = 1000;

const fontOf = (character: string): Font => {
  const font = fonts.find((each) => each.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
  if (!font) throw new Error(`Anuphan has no ${character}`);
  return font;
};

/** A text in pieces that one font sets. */
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
  /** How wide it is, in shares of the font's size. */
  width: number;
  /** Its glyphs as SVG paths, the start of its baseline at 0 0, as large as the font's size is in the unit of the picture. */
  svg(size: number): string;
}

/**
 * Sets a line of text in Anuphan, for pictures. HarfBuzz, which browsers use as well, puts Thai marks in their places.
 * @param tracking what is added to the width of each letter, in shares of the font's size; Thai has none
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

import { convert } from 'fontverter';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';

/** The units per em that fonts are measured in, whatever their own are. */
export const EM = 1000;

/**
 * Reads a font. The WOFF2 decoder corrupts its result when it is called twice at once, so fonts are read one after
 * another.
 * @param weight the weight of a variable font
 */
export async function readFont(bytes: Buffer, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(bytes, 'truetype'))));
  font.setVariations([new Variation('wght', weight)]);
  font.setScale(EM, EM);
  return font;
}

import type { Lang } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { balancedLines } from './line-break.ts';
import { logoShapes } from './logo-mark.ts';
import { drawCloth } from './loom/image.ts';
import type { Weave } from './loom/weave.ts';
import { outlines } from './outlines.ts';
import { partsOfLines } from './thai-lines.ts';
import { colour } from './tokens.ts';

/** The size that podcast directories require, 1400 to 3000 px, and the margin beside the text. */
const SIZE = 1500;
const MARGIN = 110;

/** A cell of the cloth. The size of the picture is a whole number of cells. */
const CELL = { x: 20, y: 50, gapX: 5, gapY: 8 };

/** The font sizes of the name and of the line below it, in px. */
const NAME = 178;
const BY = 64;

/** The height of the cloth, from the top of the picture. */
const CLOTH = 800;

/** Returns the address of the cover in a language. */
export const coverAddress = (lang: Lang): string => `/podcast/cover.${lang}.png`;

interface Cover {
  lang: Lang;
  name: string;
  by: string;
  weave: Weave;
  /** The terms that must not break across lines. */
  terms: readonly string[];
}

/** Draws the square cover of a podcast: its cloth, with its name and its publisher below. */
export function podcastCover({ lang, name, by, weave, terms }: Cover): Promise<Buffer> {
  const { leading, tracking } = LANGUAGES[lang].picture;
  const parts = partsOfLines(bindWords(name), terms).map((text) => ({
    text,
    width: outlines(text, tracking).width,
  }));
  const lines = balancedLines(parts, (SIZE - 2 * MARGIN) / NAME).map((line) =>
    line.map(({ text }) => text).join(''),
  );
  const last = SIZE - MARGIN - 130;
  const drawn = lines.map((line, index) => {
    const baseline = last - (lines.length - 1 - index) * leading * NAME;
    return `<g transform="translate(${MARGIN} ${baseline})">${outlines(line, tracking).svg(NAME)}</g>`;
  });
  const below = SIZE - MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><g fill="${colour('ink', 'dark')}">${drawn.join('')}<g transform="translate(${MARGIN + 92} ${below})">${outlines(by).svg(BY)}</g></g><g transform="translate(${MARGIN} ${below - 56}) scale(2.1)">${logoShapes}</g></svg>`;
  const ground = colour('ebony');
  return (
    drawCloth({ ...weave, size: [SIZE / CELL.x, CLOTH / CELL.y], fade: 'none' }, CELL)
      .flatten({ background: ground })
      .extend({ bottom: SIZE - CLOTH, background: ground })
      .composite([{ input: Buffer.from(svg) }])
      // Directories require RGB, without a palette or transparency.
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

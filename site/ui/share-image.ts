import type { Sharp } from 'sharp';
import type { Lang } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { balancedLines, lineWidth } from './line-break.ts';
import { logoInPicture, logoShapes } from './logo-mark.ts';
import { randomFrom } from './loom/cells.ts';
import { drawCloth } from './loom/image.ts';
import type { Weave, WeaveOf } from './loom/weave.ts';
import { outlines } from './outlines.ts';
import { partsOfLines } from './thai-lines.ts';
import { colour } from './tokens.ts';

/** The size of a share image, in px. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The size of the picture, the margin beside its text, and the baseline of the last line, in px. */
const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const MARGIN = 72;
const BASELINE = HEIGHT - 84;

/** The position and size of the mark, and the position, baseline and font size of the name beside it, in px. */
const MARK = { top: 64, size: 56 };
const NAME = { left: MARGIN + MARK.size + 18, baseline: 106, size: 40 };

/** The area available to the heading, in px. */
const HEADING = { width: 720, top: 160 };

/** The possible font sizes of a heading, in px. */
const SIZES = { largest: 96, smallest: 40, step: 4 };

/**
 * A cell of the cloth, larger than on the page, because the picture is shown small. The size of the picture is a whole
 * number of cells.
 */
const CELL = { x: 6, y: 15, gapX: 2, gapY: 3 };

/** The center of a diamond of the cloth, as fractions of the picture. */
const HEART: WeaveOf<'mudmee'>['centre'] = [0.87, 0.45];

/** The number of columns between two diamonds: few enough that some diamonds are whole and recognizable. */
const REPEAT = { least: 48, most: 60 };

/** The distances from the text at which the cloth has completely dissolved and at which it is whole, in px. */
const CLOTH = { bare: 36, whole: 230 };

interface Card {
  lang: Lang;
  brand: string;
  heading: string;
  weave: Weave;
  /** A photo of the size of the image, in place of the cloth. */
  photo?: Sharp | undefined;
  /** The terms that must not break across lines. */
  terms: readonly string[];
}

/** A drawn text and its bounds. The area to its left also belongs to it. */
interface Words {
  svg: string;
  top: number;
  bottom: number;
  right: number;
}

/** Sets the heading in as few lines as possible, at the largest size at which it fits, or else at the smallest. */
function setHeading({ heading, lang, terms }: Card): Words {
  const { leading, tracking, rise } = LANGUAGES[lang].picture;
  const parts = partsOfLines(bindWords(heading), terms).map((text) => ({
    text,
    width: outlines(text, tracking).width,
  }));
  const setAt = (size: number): Words => {
    const lines = balancedLines(parts, HEADING.width / size);
    const width = size * Math.max(...lines.map(lineWidth));
    const first = BASELINE - (lines.length - 1) * leading * size;
    const top = first - rise * size;
    const isOver = width > HEADING.width || top < HEADING.top;
    if (isOver && size > SIZES.smallest) return setAt(size - SIZES.step);
    const drawn = lines.map((line, index) => {
      const words = line.map(({ text }) => text).join('');
      const baseline = first + index * leading * size;
      return `<g transform="translate(${MARGIN} ${baseline})">${outlines(words, tracking).svg(size)}</g>`;
    });
    return { svg: drawn.join(''), top, bottom: HEIGHT, right: MARGIN + width };
  };
  return setAt(SIZES.largest);
}

/** Draws the logo, or the mark and the name. */
function setBrand(brand: string, bottom: number): Words {
  const logo = logoInPicture(MARK.size);
  if (logo) {
    const svg = `<g transform="translate(${MARGIN} ${MARK.top})">${logo.svg}</g>`;
    return { svg, top: 0, bottom, right: MARGIN + logo.width };
  }
  const { width, svg } = outlines(brand);
  const mark = `<g transform="translate(${MARGIN} ${MARK.top}) scale(${MARK.size / 32})">${logoShapes}</g>`;
  const name = `<g transform="translate(${NAME.left} ${NAME.baseline})">${svg(NAME.size)}</g>`;
  return { svg: mark + name, top: 0, bottom, right: NAME.left + width * NAME.size };
}

/** Returns the distance from a point to the nearest text, including the area to its left, in px. */
const distance = (words: readonly Words[], x: number, y: number) =>
  Math.min(
    ...words.map(({ top, bottom, right }) =>
      Math.hypot(Math.max(0, x - right), Math.max(0, top - y, y - bottom)),
    ),
  );

/**
 * Returns a weave enlarged to the size of the picture. In mudmee, some diamonds are whole, and one has its center
 * beside the text.
 */
function enlarged(weave: Weave): Weave {
  const size: Weave['size'] = [WIDTH / CELL.x, HEIGHT / CELL.y];
  if (weave.structure !== 'mudmee') return { ...weave, size, fade: 'none' };
  const [across, down] = weave.repeat;
  const scale = Math.min(Math.max(across, REPEAT.least), REPEAT.most) / across;
  return { ...weave, size, fade: 'none', repeat: [across * scale, down * scale], centre: HEART };
}

/** Draws the page's weave on the right of the picture, dissolving towards the text, thread by thread. */
function cloth(weave: Weave, words: readonly Words[]): Sharp {
  const random = randomFrom(weave.seed);
  return drawCloth(enlarged(weave), CELL, (column, row) => {
    const away = distance(words, column * CELL.x, (row + 0.5) * CELL.y);
    const share = (away - CLOTH.bare) / (CLOTH.whole - CLOTH.bare);
    return random() < Math.max(0, share) ** 1.6;
  });
}

/** The opacity of the ground between a photo and the text: at the start, where the text ends, and at the end. */
const VEIL = { start: 0.9, text: 0.72, end: 0.1 };

/** Draws the ground below the text of a photo, so that it is legible on any. */
function veil(): string {
  const stops = [
    [0, VEIL.start],
    [(MARGIN + HEADING.width) / WIDTH, VEIL.text],
    [1, VEIL.end],
  ].map(
    ([at, opacity]) =>
      `<stop offset="${at}" stop-color="${colour('ebony')}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="v">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#v)"/>`;
}

/**
 * Returns the picture that other sites show beside a link, 1200 by 630 px: the page's heading beside its weave, as PNG,
 * or on its photo, as JPEG.
 */
export function shareImage(card: Card): Promise<Buffer> {
  const heading = setHeading(card);
  const words = [setBrand(card.brand, heading.top), heading];
  const below = card.photo ? veil() : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${below}<g fill="${colour('ink', 'dark')}">${words.map((each) => each.svg).join('')}</g></svg>`;
  const drawn = (card.photo ?? cloth(card.weave, words))
    .flatten({ background: colour('ebony') })
    .composite([{ input: Buffer.from(svg) }]);
  return card.photo
    ? drawn.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    : drawn.png({ palette: true, colours: 64, dither: 0, effort: 1 }).toBuffer();
}

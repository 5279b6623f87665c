import { checkContent } from '../../contract/content-file.ts';
import { FIRST_LANG } from '../../contract/lang.ts';
import { brand } from '../words/brand.ts';
import { nestedSvg, ratioOf } from './brand-svg.ts';
import { colour } from './tokens.ts';

/** Faults of the file are reported where all of it is read. */
const { content } = checkContent('content/brand.yaml', brand);

/** The side of the grid on which the mark is drawn. */
const SIDE = 32;

const diamond = (radius: number, middle = SIDE / 2) =>
  `M${middle} ${Number((middle - radius).toFixed(2))}l${radius} ${radius} ${-radius} ${radius} ${-radius} ${-radius}Z`;

/** One diamond of the weave, in painting order. */
const DIAMOND = [
  { path: diamond(15), colour: colour('turmeric') },
  { path: diamond(12.2), colour: colour('ebony') },
  { path: diamond(10.4), colour: colour('dye-indigo-pale') },
  { path: diamond(6.2), colour: colour('ebony') },
  { path: diamond(4), colour: colour('cotton') },
];

/** Returns the first letter of a name on a square; of a Thai one the first consonant, since a vowel may precede it. */
async function initial(name: string): Promise<string> {
  // It reads the fonts, which other marks don't need.
  const { outlines } = await import('./outlines.ts');
  const letter = /[^\P{L}เ-ไ]/u.exec(name)?.[0]?.toUpperCase() ?? '';
  const size = 22;
  const { width, svg } = outlines(letter);
  const [left, baseline] = [(SIDE - width * size) / 2, SIDE / 2 + 0.35 * size];
  return `<rect x="1" y="1" width="30" height="30" rx="7" fill="${colour('turmeric')}"/><g transform="translate(${left} ${baseline})" fill="${colour('on-turmeric')}">${svg(size)}</g>`;
}

/** The files of the logo, which holds the name as well, if the brand has one. */
export const logoFiles = content?.logo;

/** The mark as the brand has it: two files, the shapes of the diamond, or neither, which is a letter. */
export const mark = {
  files: content?.mark === 'diamond' ? undefined : content?.mark,
  shapes: content === undefined || content.mark === 'diamond' ? DIAMOND : undefined,
};

/** The mark on a dark background as SVG, in a square of 32 by 32, for pictures. */
export const logoShapes = mark.files
  ? nestedSvg(mark.files.dark, SIDE, SIDE)
  : (mark.shapes?.map(({ path, colour: fill }) => `<path d="${path}" fill="${fill}"/>`).join('') ??
    (await initial(content?.name[FIRST_LANG] ?? '')));

/** Returns the logo on a dark background as SVG for a picture, if the brand has one. */
export const logoInPicture = (height: number) =>
  logoFiles && {
    width: height * ratioOf(logoFiles.dark),
    svg: nestedSvg(logoFiles.dark, height * ratioOf(logoFiles.dark), height),
  };

/** Returns the mark as a complete SVG, for icons. A file's is made for the ground that it stands on. */
export const logoSvg = (ground = mark.files && colour('ebony'), inset = mark.files ? 3 : 0) => {
  const scale = (SIDE - 2 * inset) / SIDE;
  const field = ground ? `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${field}<g transform="translate(${inset} ${inset}) scale(${scale})">${logoShapes}</g></svg>`;
};

import { colour } from './tokens.ts';

const diamond = (radius: number, middle = 16) =>
  `M${middle} ${middle - radius}L${middle + radius} ${middle}L${middle} ${middle + radius}L${middle - radius} ${middle}Z`;

/** The shapes of the mark on a 32 × 32 grid, in painting order. */
export const logoMark = [
  { path: diamond(15), colour: colour('turmeric') },
  { path: diamond(12.2), colour: colour('ebony') },
  { path: diamond(10.4), colour: colour('dye-indigo-pale') },
  { path: diamond(6.2), colour: colour('ebony') },
  { path: diamond(4), colour: colour('cotton') },
];

/** The mark as SVG paths on that grid, for pictures. */
export const logoShapes = logoMark
  .map(({ path, colour: fill }) => `<path d="${path}" fill="${fill}"/>`)
  .join('');

/** Returns the mark as a complete SVG, for icons. */
export const logoSvg = (ground?: string, inset = 0) => {
  const scale = (32 - 2 * inset) / 32;
  const field = ground ? `<rect width="32" height="32" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${field}<g transform="translate(${inset} ${inset}) scale(${scale})">${logoShapes}</g></svg>`;
};

import { createHash } from 'node:crypto';
import { memoize } from '../../../contract/memoize.ts';
import type { Dye, Weave, WeaveOf } from '../loom/weave.ts';
import { colour } from '../tokens.ts';
import { drawFigure } from './draw-figure.ts';
import type { Figure } from './figure.ts';

/** The size of a cover, in its own units (3:2). */
export const COVER = { width: 600, height: 400 } as const;

/** The size of the same cover across a window: its center is the cover, with more of the cloth at both sides. */
const BAND = { width: 1200, height: 400 } as const;

type Size = typeof COVER | typeof BAND;

/** The check behind the figure: the cloth is enlarged until its first stripes have this width and height. */
const CHECK = { width: 452, height: 292 } as const;

/**
 * The distance by which the check is moved from the center of the cover, so that two stripes come into view. The seed
 * determines the direction.
 */
const MOVED = { x: 54, y: 38 } as const;

/** A cell of the cloth: where warp and weft differ, they are on top alternately. */
const CELL = { width: 5, height: 8 } as const;

/** The dyes on which a figure is drawn dark; on others it is pale. */
const BRIGHT: readonly Dye[] = ['sky', 'turmeric', 'undyed', 'cotton'];

/** The data of a cover: the cloth of a post, and the figure of its subject. */
export interface Cover {
  weave: WeaveOf<'pha-khao-ma'>;
  figure: Figure;
  size: Size;
}

interface Covered {
  weave: Weave;
  figure?: Figure | undefined;
}

/**
 * Returns the cover of a post with a figure; undefined for a post that only shows its cloth.
 * @param isBand whether it spans a window
 */
export const coverOf = ({ weave, figure }: Covered, isBand = false): Cover | undefined =>
  figure !== undefined && weave.structure === 'pha-khao-ma'
    ? { weave, figure, size: isBand ? BAND : COVER }
    : undefined;

type Threads = Cover['weave']['warp'];

interface Stripe {
  dye: Dye;
  from: number;
  to: number;
}

/**
 * Returns the stripes of a sequence of threads along a side, repeated to both ends.
 * @param check the width of the first stripe
 * @param first the start of the first stripe
 */
function stripes(threads: Threads, check: number, first: number, side: number): Stripe[] {
  const scale = check / (threads[0]?.threads ?? 1);
  const all: Stripe[] = [];
  let repeat = 0;
  for (const { dye, threads: count } of threads) {
    all.push({ dye, from: repeat, to: repeat + count * scale });
    repeat += count * scale;
  }
  const turns = Math.ceil(side / repeat) + 1;
  return Array.from({ length: 2 * turns }, (_, turn) => first + (turn - turns) * repeat)
    .flatMap((start) =>
      all.map(({ dye, from, to }) => ({ dye, from: start + from, to: start + to })),
    )
    .filter(({ from, to }) => to > 0 && from < side)
    .map(({ dye, from, to }) => ({ dye, from: Math.round(from), to: Math.round(to) }));
}

const shade = (dye: Dye): string => colour(dye === 'ground' ? 'ebony' : `dye-${dye}`);

/** Returns the cover of a post as SVG: a close-up of its cloth, with the figure on its check. */
export function coverSvg({ weave, figure, size: { width, height } }: Cover): string {
  const main = weave.warp[0]?.dye ?? 'indigo';
  const isBright = BRIGHT.includes(main);
  const ground = shade(main);
  const colours = {
    ground: main === 'rose' ? colour('dye-rose-deep') : ground,
    ink: colour(isBright ? 'ebony' : 'dye-cotton-pale'),
    accent: colour(isBright ? 'dye-lac' : 'turmeric'),
  };
  const paint = (dye: Dye) => (dye === main ? colours.ground : shade(dye));
  const moved = {
    x: weave.seed % 2 === 0 ? MOVED.x : -MOVED.x,
    y: weave.seed % 4 < 2 ? MOVED.y : -MOVED.y,
  };
  const [left, top] = [(width - CHECK.width) / 2 + moved.x, (height - CHECK.height) / 2 + moved.y];
  const warp = stripes(weave.warp, CHECK.width, left, width).map(
    ({ dye, from, to }) => `<path d="M${from} 0H${to}V${height}H${from}Z" fill="${paint(dye)}"/>`,
  );
  const weft = stripes(weave.weft, CHECK.height, top, height).map(
    ({ dye, from, to }) => `<path d="M0 ${from}V${to}H${width}V${from}Z" fill="${paint(dye)}"/>`,
  );
  const { width: x, height: y } = CELL;
  const turns = `<pattern id="t" width="${2 * x}" height="${2 * y}" patternUnits="userSpaceOnUse"><path d="M0 0H${x}V${y}H0ZM${x} ${y}H${2 * x}V${2 * y}H${x}Z"/></pattern>`;
  const gaps = `<pattern id="g" width="${x}" height="${y}" patternUnits="userSpaceOnUse"><path d="M${x - 1} 0H${x}V${y}H0V${y - 1.5}H${x - 1}Z" fill="${colour('ebony')}" fill-opacity=".16"/></pattern>`;
  const all = `<rect width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${turns}${gaps}<mask id="m" mask-type="alpha">${all} fill="url(#t)"/></mask></defs>${warp.join('')}<g mask="url(#m)">${weft.join('')}</g>${all} fill="url(#g)"/><g transform="translate(${width / 2 + moved.x} ${height / 2 + moved.y})">${drawFigure(figure, colours)}</g></svg>`;
}

/** Returns the address of a cover. The name is a hash of what is drawn, so it can be cached forever. */
export const coverAddress = memoize(
  (cover: Cover) => JSON.stringify(cover),
  (cover): string => {
    const name = createHash('sha256').update(coverSvg(cover)).digest('hex').slice(0, 12);
    return `/loom/${name}.svg`;
  },
);

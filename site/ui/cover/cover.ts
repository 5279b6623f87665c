import { createHash } from 'node:crypto';
import { memoize } from '../../../contract/memoize.ts';
import type { Dye } from '../loom/dyes.ts';
import type { Weave, WeaveOf } from '../loom/weave.ts';
import { outlines } from '../outlines.ts';
import { colour } from '../tokens.ts';
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

/** The part of a cover that a figure may fill, centered at 0 0, in units of the cover. */
const FIELD = { width: 392, height: 244 } as const;

/** The colors of a figure. */
interface Ink {
  /** The main color. */
  ink: string;
  /** The color of the bright thread. */
  accent: string;
  /** The background color. */
  ground: string;
}

type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;

const { width: W, height: H } = FIELD;
const LEFT = -W / 2;
const TOP = -H / 2;

/** Rounds a coordinate to a tenth of a unit. */
const at = (value: number) => String(Math.round(value * 10) / 10);

const rect = (x: number, y: number, width: number, height: number, attributes: string) =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" ${attributes}/>`;

/** Returns a line of text with its baseline at y, at its natural width for the given size. */
const line = (text: string, x: number, y: number, size: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${at(x)} ${at(y)})">${outlines(text).svg(size)}</g>`;

const words = ({ lines, accent }: FigureOf<'words'>, { ink, accent: bright }: Ink): string => {
  const widest = Math.max(...lines.map((text) => outlines(text).width));
  // Thai has marks above and below its letters, so a line is taller than the font size.
  const size = Math.min(W / widest, H / (1.12 * lines.length));
  const pitch = size * 1.12;
  return lines
    .map((text, index) => {
      const y = (index - (lines.length - 1) / 2) * pitch + size * 0.34;
      const x = (-outlines(text).width * size) / 2;
      return line(text, x, y, size, index + 1 === accent ? bright : ink);
    })
    .join('');
};

const cut = ({ end, start }: FigureOf<'cut'>, { ink, accent }: Ink): string => {
  const widest = Math.max(outlines(end).width, outlines(start).width);
  const size = Math.min((W * 0.62) / widest, H / 2.6);
  const [right, upper, lower] = [W / 2, -size * 0.36, size * 1.1];
  const thread = `M${at(right + 8)} ${at(upper - size * 0.3)}c34 0 34 ${at(size * 0.5)} 0 ${at(size * 0.5)}H${at(LEFT - 8)}c-34 0-34 ${at(size * 0.86)} 0 ${at(size * 0.86)}`;
  return `<path d="${thread}" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="12 8"/>${line(end, right - outlines(end).width * size, upper, size, ink)}${line(start, LEFT, lower, size, ink)}`;
};

const bars = ({ values, accent }: FigureOf<'bars'>, { ink, accent: bright }: Ink): string => {
  const most = Math.max(...values);
  const pitch = H / values.length;
  return values
    .map((value, index) =>
      rect(
        LEFT,
        TOP + index * pitch + pitch * 0.14,
        (W * value) / most,
        pitch * 0.72,
        `fill="${index + 1 === accent ? bright : ink}"`,
      ),
    )
    .join('');
};

const letter = (x: number, y: number, size: number, fill: string, isLost: boolean) => {
  const [left, top, height] = [x - size / 2, y - size * 0.34, size * 0.68];
  const look = isLost
    ? `fill="none" stroke="${fill}" stroke-width="3" stroke-dasharray="7 6"`
    : `fill="${fill}"`;
  return rect(left, top, size, height, `rx="3" ${look}`);
};

const marks = ({ count, across, accent, shape }: FigureOf<'marks'>, colours: Ink): string => {
  const down = Math.ceil(count / across);
  const pitch = Math.min(W / across, H / (down * (shape === 'letter' ? 0.86 : 1)));
  const step = shape === 'letter' ? pitch * 0.86 : pitch;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index % across) - (across - 1) / 2) * pitch;
    const y = (Math.floor(index / across) - (down - 1) / 2) * step;
    const isMarked = accent.includes(index + 1);
    const fill = isMarked ? colours.accent : colours.ink;
    if (shape === 'dot') {
      return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(pitch * 0.32)}" fill="${fill}"/>`;
    }
    const size = pitch * 0.78;
    const flap = `<path d="M${at(x - size / 2)} ${at(y - size * 0.3)}l${at(size / 2)} ${at(size * 0.34)} ${at(size / 2)} ${at(-size * 0.34)}" fill="none" stroke="${isMarked ? colours.accent : colours.ground}" stroke-width="3"/>`;
    return letter(x, y, size, fill, isMarked) + (isMarked ? '' : flap);
  }).join('');
};

const curve = ({ values, from, band }: FigureOf<'curve'>, { ink, accent }: Ink): string => {
  const [least, most] = [Math.min(...values) - band, Math.max(...values) + band];
  const x = (index: number) => LEFT + (W * index) / (values.length - 1);
  const y = (value: number) => TOP + (H * (most - value)) / (most - least);
  const points = values.map((value, index) => [x(index), y(value)] as const);
  const path = (each: readonly (readonly [number, number])[]) =>
    each.map(([across, down]) => `${at(across)} ${at(down)}`).join('L');
  const expected = values.slice(from - 1).map((value, index) => [from - 1 + index, value] as const);
  const upper = expected.map(([index, value]) => [x(index), y(value + band)] as const);
  const lower = expected.map(([index, value]) => [x(index), y(value - band)] as const);
  return [
    `<path d="M${path([...upper, ...lower.toReversed()])}Z" fill="${accent}" fill-opacity=".38"/>`,
    `<path d="M${path(points.slice(0, from))}" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`,
    `<path d="M${path(points.slice(from - 1))}" fill="none" stroke="${accent}" stroke-width="7" stroke-linejoin="round"/>`,
  ].join('');
};

const dial = ({ share }: FigureOf<'dial'>, { ink, accent }: Ink): string => {
  const [inner, outer] = [H * 0.36, H * 0.5];
  return Array.from({ length: 60 }, (_, second) => {
    const angle = ((second + 0.5) / 60) * 2 * Math.PI;
    const [across, up] = [Math.sin(angle), -Math.cos(angle)];
    const isSpent = second < share * 60;
    const from = isSpent ? H * 0.06 : inner;
    return `<path d="M${at(across * from)} ${at(up * from)}L${at(across * outer)} ${at(up * outer)}" stroke="${isSpent ? accent : ink}" stroke-width="6"/>`;
  }).join('');
};

const sheet = ({ lines, marked, how }: FigureOf<'sheet'>, { ink, accent, ground }: Ink): string => {
  const width = H * 0.86;
  const pitch = (H * 0.8) / lines.length;
  const margin = width * 0.12;
  const rows = lines.map((share, index) => {
    const y = TOP + H * 0.12 + index * pitch;
    const length = (width - 2 * margin) * share;
    const isMarked = marked.includes(index + 1);
    const bar = rect(-width / 2 + margin, y, length, pitch * 0.34, `fill="${ground}"`);
    if (!isMarked || how === 'stamped') return bar;
    const wide = rect(
      -width / 2 + margin - 8,
      y - pitch * 0.2,
      length + 16,
      pitch * 0.74,
      `fill="${how === 'lit' ? accent : ground}"`,
    );
    return how === 'lit' ? wide + bar : wide;
  });
  const stamped = how === 'stamped' ? (marked[0] ?? 1) : 0;
  const stamp = `<g fill="none" stroke="${accent}"><circle cx="${at(width * 0.24)}" cy="${at(TOP + H * 0.12 + (stamped - 0.8) * pitch)}" r="46" stroke-width="8"/><circle cx="${at(width * 0.24)}" cy="${at(TOP + H * 0.12 + (stamped - 0.8) * pitch)}" r="33" stroke-width="3"/></g>`;
  return `${rect(-width / 2, TOP, width, H, `fill="${ink}"`)}${rows.join('')}${stamped ? stamp : ''}`;
};

const stairs = ({ steps, done }: FigureOf<'stairs'>, { ink, accent }: Ink): string =>
  Array.from({ length: steps }, (_, index) => {
    const width = W / steps;
    const height = (H * (index + 1)) / steps;
    const look =
      index < done
        ? `fill="${ink}"`
        : `fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray="12 9"`;
    return rect(LEFT + index * width + 4, H / 2 - height + 3, width - 8, height - 6, look);
  }).join('');

/** The functions that draw each type of figure as SVG, centered at 0 0. */
const DRAWN: { [Type in Figure['type']]: (figure: FigureOf<Type>, ink: Ink) => string } = {
  bars,
  curve,
  cut,
  dial,
  marks,
  sheet,
  stairs,
  words,
};

/** Draws a figure in a few colors, centered at 0 0, within `FIELD`. */
function drawFigure<Type extends Figure['type']>(figure: FigureOf<Type>, ink: Ink): string {
  const type: Type = figure.type;
  return DRAWN[type](figure, ink);
}

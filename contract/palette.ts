import { clampChroma, converter, formatHex, type Oklch, wcagLuminance } from 'culori';
import { z } from 'zod';
import { coloursIn, mapShades, type Shade } from './colours.ts';
import { ContentError, checkContent } from './content-file.ts';
import { contrast, familyRules, measurePairs, PAIRS } from './contrast.ts';

const hex = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'must be a color of six hex digits in quotes, as in `"#2f46c4"`');

/** The colors of a brand, from which all others are computed. */
export const brandColours = z
  .strictObject({
    primary: hex.describe('Links, marks and cloth'),
    accent: hex.describe('The call to action'),
  })
  .describe('Two colors that all others are computed from; without them, those of tokens.css hold');

export type BrandColours = z.infer<typeof brandColours>;

const toOklch = converter('oklch');

/** Returns a color in OKLCH. A gray has the hue 0 and no chroma. */
const oklch = (colour: string): Oklch & { h: number } => {
  const found = toOklch(colour.slice(0, 7).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  if (!found) throw new Error(`${colour} is not a hex color`);
  return { ...found, h: found.h ?? 0 };
};

/** Returns the hex value of a color with its chroma reduced to what a screen can show. */
const shown = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch', 'rgb'));

/** Chroma up to which a color counts as gray, and up to which it is a neutral with a tint. */
const GRAY = 0.015;
const TINT = 0.06;

/** The lightness of a call to action without a hue. */
const PALE = 0.87;

/** Hues this close to another, in degrees, count as the same. */
const SAME_HUE = 40;

/** The least distance of the red of errors from a red brand, in degrees. */
const ERROR_DISTANCE = 30;

/** Returns the way from one hue to another, from -180 to 180 degrees. */
const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/** Returns the color of a hue and chroma that has a luminance (WCAG 2.2), so that it keeps every contrast. */
function withLuminance(luminance: number, colour: Oklch): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(clampChroma({ ...colour, l: middle }, 'oklch', 'rgb')) < luminance) {
      low = middle;
    } else high = middle;
  }
  return shown({ ...colour, l: high });
}

/** Turns a color to another hue, with its chroma multiplied, and keeps its luminance and opacity. */
function turned(colour: string, angle: number, chroma = 1): string {
  const { mode, l, c, h } = oklch(colour);
  const opacity = colour.slice(7);
  return withLuminance(wcagLuminance(colour), { mode, l, c: c * chroma, h: h + angle }) + opacity;
}

/** Returns the function that gives a token its color in another brand. */
function recolouring(css: string, { primary, accent }: BrandColours) {
  const colour = coloursIn(css);
  const [indigo, turmeric, lac] = ['accent', 'turmeric', 'lac'].map((name) => oklch(colour(name)));
  if (!indigo || !turmeric || !lac) throw new Error('unreachable');
  const [own, action] = [oklch(primary), oklch(accent)];
  // A dark gray button on the dark bar would look disabled.
  const isFaint = action.c < GRAY && action.l < PALE;
  const callToAction = isFaint ? shown({ ...action, l: PALE }) : accent;
  const ownTurn = own.c < GRAY ? 0 : turn(indigo.h, own.h);
  const actionTurn = action.c < GRAY ? 0 : turn(turmeric.h, action.h);
  const ownChroma = own.c / indigo.c;
  const fromError = turn(own.h, lac.h);
  const errorTurn =
    own.c < GRAY || Math.abs(fromError) >= ERROR_DISTANCE
      ? 0
      : (fromError < 0 ? -ERROR_DISTANCE : ERROR_DISTANCE) - fromError;

  return function recolour({ name, family, hex: was }: Shade): string {
    if (name === 'accent' && family === undefined) return primary;
    if (name === 'turmeric') return callToAction;
    const { c, h } = oklch(was);
    if (name.startsWith('lac')) return errorTurn === 0 ? was : turned(was, errorTurn);
    if (Math.abs(turn(indigo.h, h)) < SAME_HUE) {
      // A vivid brand doesn't make paper and ink more colorful than they are.
      return turned(was, ownTurn, c < TINT ? Math.min(1, ownChroma) : ownChroma);
    }
    if (c < TINT / 2) return was;
    if (family === 'khit' || name.includes('turmeric')) {
      return turned(was, actionTurn, Math.min(1.2, action.c / turmeric.c));
    }
    return turned(was, ownTurn);
  };
}

/** The call to action, and dyes that are lighter and darker with it. */
const TURMERIC = /^(?:dye-)?turmeric(?:-deep|-pale)?$/;

/** Returns the function that gives a shade the same relation to another color that it has to a first one. */
function scaling(from: string, to: string) {
  const [one, other] = [oklch(from), oklch(to)];
  const lighter = wcagLuminance(to) / wcagLuminance(from);
  return (was: string): string => {
    if (was === from) return to;
    const { c, h, l, mode } = oklch(was);
    const colour = { mode, l, c: other.c * (c / one.c), h: other.h + turn(one.h, h) };
    return withLuminance(wcagLuminance(was) * lighter, colour);
  };
}

/** Returns the nearest shade of a color that has enough contrast with all others; the color itself if none has. */
function adjusted(colour: string, against: readonly { ground: string; least: number }[]): string {
  const holds = (each: string) =>
    against.every(({ ground, least }) => contrast(each, ground) >= least);
  if (holds(colour)) return colour;
  const found = oklch(colour);
  for (let far = 0.004; far < 1; far += 0.004) {
    for (const l of [found.l - far, found.l + far]) {
      if (l < 0 || l > 1) continue;
      const each = shown({ ...found, l });
      if (holds(each)) return each;
    }
  }
  return colour;
}

/** Adjusts the lightness of a token, in each theme and family, to the contrast that its pairs need. */
function adjust(css: string, name: string): string {
  const rules = familyRules(css);
  const everywhere = [...rules.keys()].map((family) => ({
    family,
    isOwn: rules.get(family)?.includes(`--color-${name}:`),
    colour: coloursIn(`${css}:root{${rules.get(family)}}`),
  }));
  return mapShades(css, (shade) => {
    if (shade.name !== name) return shade.hex;
    const colours = everywhere.filter(({ family, isOwn }) =>
      shade.family === undefined ? family === undefined || !isOwn : family === shade.family,
    );
    const against = PAIRS.filter(({ of }) => of === name).flatMap(({ on, least, theme: only }) =>
      shade.themes
        .filter((theme) => only === undefined || theme === only)
        .flatMap((theme) =>
          on.flatMap((ground) =>
            colours.map(({ colour }) => ({ ground: colour(ground, theme), least })),
          ),
        ),
    );
    return adjusted(shade.hex, against);
  });
}

/**
 * Computes the tokens of another brand (docs/decisions/2026-11-27-palette.md). Colors with the hue of our indigo take
 * the primary color's hue, those of turmeric the accent's; the other dyes keep their distance in hue to the primary
 * color. Everything keeps its luminance, so that contrasts stay, except the two brand colors themselves: they are used
 * as they are, or in the nearest shade that can be read.
 * @param css a style sheet of tokens
 */
export function repaint(css: string, colours: BrandColours): string {
  const recolour = recolouring(css, colours);
  const painted = adjust(mapShades(css, recolour), 'turmeric');
  const [before, after] = [css, painted].map((each) => coloursIn(each)('turmeric'));
  const scaled = scaling(before ?? '', after ?? '');
  return [...new Set(PAIRS.map(({ of }) => of))].reduce(
    adjust,
    mapShades(css, (shade) => (TURMERIC.test(shade.name) ? scaled(shade.hex) : recolour(shade))),
  );
}

const readBrand = () =>
  checkContent('content/brand.yaml', z.looseObject({ colors: brandColours.optional() }));

/** Returns a style sheet of tokens in the brand's colors, if it has any; its faults are reported elsewhere. */
export function inBrandColours(css: string): string {
  const colours = readBrand().content?.colors;
  return colours ? repaint(css, colours) : css;
}

/** The change of a picture's colors in CIE LCh: degrees that hues turn by, and the factor of chroma. */
export interface Tone {
  hue: number;
  saturation: number;
}

const toLch = converter('lch');

/** The range of the factor in a brand with a hue: other hues reach less chroma than indigo, but cloth is no gray. */
const SATURATION = { least: 0.6, most: 1.2 };

/**
 * Returns the tone of pictures that show our cloth, as the colors of `content/brand.yaml` have it: indigo becomes the
 * primary color, and every other color keeps its distance in hue. Undefined if the brand has no colors, or ours.
 * @param css a style sheet of tokens
 */
export function pictureTone(css: string): Tone | undefined {
  const ours = coloursIn(css)('accent');
  const { primary = ours } = readBrand().content?.colors ?? {};
  const [from, to] = [toLch(ours), toLch(primary)];
  if (!from || !to || primary === ours) return undefined;
  const { least, most } = SATURATION;
  return oklch(primary).c < GRAY
    ? { hue: 0, saturation: 0 }
    : {
        hue: Math.round(turn(from.h ?? 0, to.h ?? 0)),
        saturation: Math.max(least, Math.min(most, to.c / from.c)),
      };
}

/** Returns the pairs of colors in a style sheet of tokens that can't be told apart, as reasons. */
export const unreadablePairs = (css: string): string[] =>
  measurePairs(css)
    .filter(({ found, least }) => found < least)
    .map(
      ({ of, on, theme, family, found, least }) =>
        `${of} on ${on}${family ? ` (${family})` : ''} has a contrast of ${found.toFixed(2)} in the ${theme} theme and needs ${least}: choose a lighter or darker color`,
    );

/** The contrasts of the colors in a style sheet of tokens. */
export interface Contrasts {
  /** A line per pair, each figure the lowest of all families. */
  table: string;
  /** One line: the number of pairs, and the one that is closest to what it needs. */
  summary: string;
}

/** Returns the contrasts of all pairs of colors in a style sheet of tokens. */
export function contrastsOf(css: string): Contrasts {
  const all = measurePairs(css);
  const rows = [...Map.groupBy(all, ({ of, on }) => `${of} on ${on}`)];
  const lines = rows.map(([pair, measured]) => {
    const figures = measured.map(({ theme, found }) => `${theme} ${found.toFixed(2).padStart(5)}`);
    return `${pair.padEnd(34)} needs ${measured[0]?.least.toFixed(1)}  ${figures.join('  ')}`;
  });
  const [closest] = all.toSorted((one, other) => one.found / one.least - other.found / other.least);
  const nearest = closest
    ? `${closest.of} on ${closest.on}, ${closest.found.toFixed(2)} of ${closest.least.toFixed(1)}`
    : 'none';
  return {
    table: lines.join('\n'),
    summary: `Checked the contrast of ${rows.length} pairs of colors; the closest: ${nearest} (npm run check:content -- --table)`,
  };
}

/**
 * Checks the colors of `content/brand.yaml`, if there are any.
 * @param css a style sheet of tokens
 * @returns their contrasts; undefined for a brand without colors
 * @throws ContentError naming each pair that can't be read
 */
export function checkBrandColours(css: string): Contrasts | undefined {
  const { content, formatFault } = readBrand();
  if (!content?.colors) return undefined;
  const painted = repaint(css, content.colors);
  const faults = unreadablePairs(painted).map((message) =>
    formatFault({ path: ['colors'], message }),
  );
  if (faults.length > 0) throw new ContentError(faults);
  return contrastsOf(painted);
}

import { readFileSync } from 'node:fs';

/** The fields of `fonts` in `content/brand.yaml`. */
export type FontRole = 'latin' | 'thai' | 'code';

/** Returns every character between two code points, inclusive. */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The characters that `npm run fonts` cuts, each set into files of its own, and the font that they are from. */
export const SUBSETS = {
  /** Western European letters and quotation marks; only fetched by pages that contain one. */
  accents: { role: 'latin', characters: `${range(0xa1, 0xff)}ıŒœ‚„™` },
  /** The characters of the keyboard, typographic punctuation, and the signs that figures need. */
  latin: {
    role: 'latin',
    characters: `${range(0x20, 0x7e)}\u00a0§©«®·»×÷–—‘’“”•…€↑↓−`,
  },
  thai: {
    role: 'thai',
    characters: `${range(0x0e01, 0x0e3a)}${range(0x0e3f, 0x0e5b)}\u25cc`,
  },
  /** The character of the Thai font that prices need in every language. */
  baht: { role: 'thai', characters: '฿' },
  code: { role: 'code', characters: range(0x20, 0x7e) },
} as const satisfies Record<string, { role: FontRole; characters: string }>;

export type Subset = keyof typeof SUBSETS;

/** Metrics of a system font that stands in for one of ours, in percent. */
export interface Fallback {
  /** The widths of our font, as a share of the system font's. */
  size: number;
  /** The height above the baseline and below it, as a share of the adjusted size. */
  ascent: number;
  descent: number;
}

/** A font as it was cut. */
export interface CutFont {
  /** The name of its Fontsource package. */
  name: string;
  family: string;
  /** The weights of its files: one range for a variable font, as in `400 600`. */
  weights: string[];
}

/** The characters of a fallback that have a size of their own: their widths differ from the letters' by up to a sixth. */
export const FALLBACK_PARTS = { letters: '', spaces: ' \u00a0', digits: '0123456789', ai: 'AI' };

export type FallbackPart = keyof typeof FALLBACK_PARTS;
export type FallbackWeight = 'regular' | 'medium' | 'bold';

/** The results of `npm run fonts`, besides the fonts themselves. */
export interface CutFonts {
  fonts: Record<FontRole, CutFont>;
  /**
   * The fallback of text, of large headings and of bold text, by part. `ai` is the only Latin word of most Thai headings, and wider than the
   * rest of the alphabet.
   */
  fallback: Record<FallbackWeight, Partial<Record<FallbackPart, Fallback>>>;
  /** The width of a character of code, as a share in percent of a system font's. */
  codeSize: number;
}

export const FONTS_FOLDER = 'site/fonts';

/** Returns what was last cut. */
export const readCutFonts = (): CutFonts =>
  JSON.parse(readFileSync(`${FONTS_FOLDER}/fonts.json`, 'utf8'));

/** Returns the name of the file of a set of characters in a weight, `latin-600.woff2`, or a range, `latin.woff2`. */
export const fontFile = (subset: Subset | 'metrics', weight: string): string =>
  `${subset}${weight.includes(' ') ? '' : `-${weight}`}.woff2`;

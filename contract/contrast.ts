import { wcagContrast } from 'culori';
import { coloursIn, type Theme } from './colours.ts';

/** The least contrast of text, and of signs such as icons and the borders of controls (WCAG 2.2 AA). */
const TEXT = 4.5;
const SIGN = 3;

/** The backgrounds of pages. */
const GROUNDS = ['cotton', 'surface', 'raised'];

interface Pair {
  of: string;
  on: readonly string[];
  least: number;
  /** The one theme in which the two meet; without it, they meet in both. */
  theme?: Theme;
}

/**
 * Colors of `site/styles/tokens.css` that must be told apart, by their names without `--color-`. When a brand has
 * colors of its own, the first of a pair is adjusted, so a color stands below those it depends on (`palette.ts`).
 */
export const PAIRS: readonly Pair[] = [
  { of: 'ink', on: [...GROUNDS, 'accent-wash'], least: TEXT },
  { of: 'muted', on: [...GROUNDS, 'accent-wash'], least: TEXT },
  { of: 'lac', on: GROUNDS, least: TEXT },
  { of: 'lac', on: ['lac-wash'], least: TEXT, theme: 'light' },
  ...['ink', 'muted', 'lac'].map((of): Pair => ({ of, on: ['ebony'], least: TEXT, theme: 'dark' })),
  { of: 'lac-deep', on: ['lac-wash'], least: TEXT },
  { of: 'turmeric', on: ['ebony'], least: TEXT },
  { of: 'on-turmeric', on: ['turmeric', 'turmeric-pale'], least: TEXT },
  { of: 'on-turmeric-wash', on: ['turmeric-wash'], least: TEXT },
  { of: 'accent', on: [...GROUNDS, 'accent-wash', 'on-accent'], least: TEXT },
  { of: 'accent', on: ['ebony'], least: TEXT, theme: 'dark' },
  { of: 'accent-deep', on: ['white'], least: TEXT },
  // Large figures in turmeric are set on it.
  { of: 'accent-deep', on: ['turmeric'], least: SIGN },
  { of: 'edge', on: GROUNDS, least: SIGN },
  { of: 'turmeric-edge', on: GROUNDS, least: SIGN },
];

/** A pair as measured in one theme, in the family of pages where its contrast is lowest. */
export interface Measured {
  of: string;
  on: string;
  theme: Theme;
  /** The family's structure; undefined outside families. */
  family: string | undefined;
  least: number;
  found: number;
}

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export const contrast: (one: string, other: string) => number = wcagContrast;

/** Returns the rules of each family of pages in a style sheet of tokens; without a family, none. */
export const familyRules = (css: string): Map<string | undefined, string> =>
  new Map([
    [undefined, ''],
    ...[...css.matchAll(/:root\[data-family="?([\w-]+)"?\]\s*\{([^}]*)\}/g)].map(
      ([, family, rules = '']) => [family, rules] as const,
    ),
  ]);

/** Measures all pairs in a style sheet of tokens, in each theme. */
export function measurePairs(css: string): Measured[] {
  // The last value of a name applies.
  const families = [...familyRules(css)].map(([family, rules]) => ({
    family,
    colour: coloursIn(`${css}:root{${rules}}`),
  }));
  return PAIRS.flatMap(({ of, on, least, theme: only }) =>
    on.flatMap((ground) =>
      (['light', 'dark'] as const)
        .filter((theme) => only === undefined || theme === only)
        .map((theme) => {
          const all = families.map(({ family, colour }) => ({
            family,
            found: contrast(colour(of, theme), colour(ground, theme)),
          }));
          const lowest = all.reduce((low, next) => (next.found < low.found ? next : low));
          return { of, on: ground, theme, least, ...lowest };
        }),
    ),
  );
}

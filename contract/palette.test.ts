import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { describe, expect, test } from 'vitest';
import { workBeside } from '../tests/folders.ts';
import { coloursIn, mapShades } from './colours.ts';
import { contrast, PAIRS } from './contrast.ts';
import { checkBrandColours, pictureTone, repaint, unreadablePairs } from './palette.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** Returns every hex value in a style sheet of tokens. */
function shadesIn(css: string) {
  const shades: string[] = [];
  mapShades(css, ({ hex }) => {
    shades.push(hex);
    return hex;
  });
  return shades;
}

/** Colors of all hues: vivid, very dark, very light and grayish; and three without a hue. */
const COLOURS = [
  ...Array.from({ length: 12 }, (_, index) => index * 30).flatMap((h) =>
    [
      [0.9, 0.45],
      [0.9, 0.12],
      [0.9, 0.9],
      [0.3, 0.6],
    ].map(([s = 0, l = 0]) => formatHex({ mode: 'hsl', h, s, l })),
  ),
  '#000000',
  '#ffffff',
  '#808080',
];

/** Each color with one of another kind and hue. */
const BRANDS = COLOURS.map((primary, index) => ({
  primary,
  accent: COLOURS[(index + 19) % COLOURS.length] ?? '',
}));

test.each(BRANDS)('keeps every contrast with $primary and $accent', (colours) => {
  const painted = repaint(tokens, colours);
  expect(unreadablePairs(painted)).toEqual([]);
  // Nothing of ours stays: indigo, its shades, and turmeric.
  expect(painted).not.toMatch(/#(?:2f46c4|4c63de|7d92ff|24359c|a9b7ff|f2b705|ffd257)/i);
});

test('gives back our own palette for our own colors, but for one shade that is nearer to them', () => {
  const painted = repaint(tokens, { primary: '#2f46c4', accent: '#f2b705' });
  const [was, is] = [shadesIn(tokens), shadesIn(painted)];
  expect(is).toHaveLength(was.length);
  const changed = was.filter(
    (shade, at) => contrast(shade.slice(0, 7), is[at]?.slice(0, 7) ?? '') > 1.02,
  );
  expect(changed).toEqual([coloursIn(tokens)('accent', 'dark')]);
});

test('uses a brand color as it is where it can be read, and else its nearest shade', () => {
  const colour = coloursIn(repaint(tokens, { primary: '#f5d90a', accent: '#ec4899' }));
  expect(colour('accent', 'dark')).toBe('#f5d90a');
  expect(contrast(colour('accent'), colour('accent-wash'))).toBeCloseTo(4.5, 0);
  expect(colour('turmeric')).toBe('#ec4899');
  expect(colour('dye-turmeric')).toBe('#ec4899');
});

describe('errors', () => {
  const reds = (primary: string) => {
    const colour = coloursIn(repaint(tokens, { primary, accent: '#00843d' }));
    return [colour('lac'), colour('lac-deep'), colour('lac-wash')];
  };
  const ours = ['lac', 'lac-deep', 'lac-wash'].map((name) => coloursIn(tokens)(name));

  test('stay red', () => {
    expect(reds('#0f766e')).toEqual(ours);
  });

  test('keep away from a red brand', () => {
    for (const red of reds('#c8102e')) expect(ours).not.toContain(red);
  });
});

describe('the colors of brand.yaml', () => {
  const brand = `name: Baan Khanom
company: { en: Baan Khanom, th: บ้านขนม }
legalName: { en: Baan Khanom, th: บ้านขนม }
`;
  /** Calls a function beside a brand file with colors on its fourth line. */
  function beside<Result>(yaml: string, read: () => Result): Result {
    workBeside({ 'content/brand.yaml': brand + yaml });
    return read();
  }
  const check = (yaml: string, css = tokens) => beside(yaml, () => checkBrandColours(css));
  const colours = 'colors: { primary: "#0f766e", accent: "#ec4899" }\n';

  test('are shown with the contrast of every pair', () => {
    const { table = '', summary } = check(colours) ?? {};
    const lines = table.split('\n');
    const pairs = new Set(PAIRS.flatMap(({ of, on }) => on.map((each) => `${of} on ${each}`)));
    expect(lines).toHaveLength(pairs.size);
    expect(lines).toContainEqual(
      expect.stringMatching(/^accent on cotton +needs 4\.5 {2}light +\d\.\d\d {2}dark +\d\.\d\d$/),
    );
    expect(summary).toContain(` of ${pairs.size} pairs of colors; `);
    expect(summary).toMatch(/; the closest: [\w-]+ on [\w-]+, \d\.\d\d of \d\.\d /);
    expect(check('')).toBeUndefined();
  });

  test.each([
    ['', undefined],
    ['colors: { primary: "#2f46c4", accent: "#f2b705" }\n', undefined],
    ['colors: { primary: "#808080", accent: "#f2b705" }\n', { hue: 0, saturation: 0 }],
    ['colors: { primary: "#0f766e", accent: "#f2b705" }\n', { hue: -104, saturation: 0.6 }],
  ])('tone pictures of cloth: %s', (yaml, tone) => {
    expect(beside(yaml, () => pictureTone(tokens))).toEqual(tone);
  });

  test('are refused with the pair that no shade can make readable', () => {
    // Neither black nor white can be read on this gray.
    const css = tokens.replace(/(--color-lac-wash:)[^;]*/, '$1 #707070');
    expect(() => check(colours, css)).toThrow(
      /^content\/brand\.yaml:4: colors: lac on lac-wash has a contrast of \d\.\d\d in the light theme and needs 4\.5: /,
    );
  });
});

import { expect, test } from 'vitest';
import { weaveWebp } from './image.ts';
import { COLOURS_MAX, DYES, type Dye, type Weave, weave } from './weave.ts';

/** A cloth that is light for each structure; size and dyes are added. */
const CLOTHS = {
  mudmee: (size, [one, two, three]) => ({
    structure: 'mudmee',
    ...plain(size),
    repeat: [48, 24],
    dyes: [one, two, 'ground', three, one],
    feather: 2,
    centre: [0.5, 0.5],
  }),
  'nam-lai': (size, [one, two, three]) => ({
    structure: 'nam-lai',
    ...plain(size),
    repeat: [40, 14],
    rise: 11,
    dyes: [one, two, two, 'ground'],
    beads: three,
    feather: 1,
  }),
  khit: (size, [one, two, three]) => ({
    structure: 'khit',
    ...plain(size),
    bands: [
      { lines: [one, two] },
      { figure: 'star', repeat: 16, dye: two, accent: three, every: 3 },
    ],
  }),
  'tin-chok': (size, [one, two, three]) => ({
    structure: 'tin-chok',
    ...plain(size),
    field: one,
    bands: [{ diamonds: [two, three], repeat: 19, rows: 15 }, { lines: [two] }],
  }),
  'pha-khao-ma': (size, [one, two]) => ({
    structure: 'pha-khao-ma',
    ...plain(size),
    warp: [
      { dye: one, threads: 12 },
      { dye: two, threads: 9 },
    ],
    weft: [
      { dye: one, threads: 6 },
      { dye: two, threads: 4 },
    ],
  }),
  'yok-dok': (size, [one, two, three]) => ({
    structure: 'yok-dok',
    ...plain(size),
    figure: 'flower',
    repeat: [16, 8],
    whites: [one, two],
    gold: three,
    every: 3,
  }),
} satisfies Record<Weave['structure'], (size: Size, dyes: readonly [Dye, Dye, Dye]) => Weave>;

type Size = [columns: number, rows: number];

const plain = (size: Size) => ({ seed: 7, size, density: 0.9, fade: 'none' }) as const;

const problems = (cloth: object) =>
  weave.safeParse(cloth).error?.issues.map(({ message }) => message) ?? [];

test('refuses a cloth that would be too heavy, with its weight and a remedy', async () => {
  const heavy = CLOTHS.mudmee([480, 96], ['lac', 'river', 'turmeric']);
  expect(problems(heavy)).toEqual([
    expect.stringMatching(
      /^its image has about \d{5} bytes, but the maximum is 6000: use fewer columns or rows, or less feather$/,
    ),
  ]);
  await expect(weaveWebp(heavy)).rejects.toThrow(
    /^The image of the cloth with the seed 7 has \d{5} bytes, but the maximum is 6000/,
  );
});

test('refuses a cloth with too many dyes', () => {
  const dyes = DYES.filter((dye) => dye !== 'ground').slice(0, 6);
  expect(problems({ ...CLOTHS.mudmee([120, 48], ['lac', 'river', 'turmeric']), dyes })).toEqual([
    `has 19 colors, but the maximum is ${COLOURS_MAX}: use fewer dyes`,
  ]);
});

import { expect, test } from 'vitest';
import { weaveWebp } from './image.ts';
import { type WeaveOf, weave } from './weave.ts';

const HEAVY: WeaveOf<'mudmee'> = {
  structure: 'mudmee',
  seed: 7,
  size: [480, 96],
  repeat: [48, 24],
  dyes: ['lac', 'river', 'ground', 'turmeric', 'lac'],
  density: 0.9,
  feather: 2,
  centre: [0.5, 0.5],
  fade: 'none',
};

const problems = (cloth: object) =>
  weave.safeParse(cloth).error?.issues.map(({ message }) => message) ?? [];

test('refuses a cloth that would be too heavy, with its weight and a remedy', async () => {
  expect(problems(HEAVY)).toEqual([
    expect.stringMatching(
      /^its image has about \d{5} bytes, but the maximum is 6000: use fewer columns or rows, or less feather$/,
    ),
  ]);
  await expect(weaveWebp(HEAVY)).rejects.toThrow(
    /^The image of the cloth with the seed 7 has \d{5} bytes, but the maximum is 6000/,
  );
});

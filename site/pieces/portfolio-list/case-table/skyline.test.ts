import { expect, test } from 'vitest';
import { skyline } from './skyline.ts';

test('draws a block as wide as its weeks and as high as its baht per week', () => {
  expect(
    skyline([
      { weeks: 3, baht: 30_000 },
      { weeks: 6, baht: 240_000 },
    ]),
  ).toEqual({
    blocks: [
      { begins: 0, weeks: 30, high: 25 },
      { begins: 40, weeks: 60, high: 100 },
    ],
    week: 10,
  });
});

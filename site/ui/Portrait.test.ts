import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './Portrait.tsx';

const DYES = ['indigo', 'turmeric', 'lac'] as const;
const drawn = (seed: number, dye: (typeof DYES)[number]) =>
  renderToStaticMarkup(createElement(Portrait, { image: { seed, dye }, name: 'Jo' }));

test('draws the same small patch each time, and another for every seed', () => {
  const patches = DYES.flatMap((dye) => Array.from({ length: 300 }, (_, seed) => drawn(seed, dye)));
  expect(new Set(patches).size).toBe(patches.length);
  expect(drawn(7, 'lac')).toBe(drawn(7, 'lac'));
  expect(Math.max(...patches.map(({ length }) => length))).toBeLessThanOrEqual(900);
});

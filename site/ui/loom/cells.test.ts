import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { weaveCells } from './cells.ts';
import type { WeaveOf } from './weave.ts';

// Changes only with the algorithm, which would change every picture on the site.
test('gives the cells recorded earlier', () => {
  const weave: WeaveOf<'mudmee'> = {
    structure: 'mudmee',
    seed: 2569,
    size: [64, 32],
    repeat: [40, 16],
    dyes: ['cotton', 'ground', 'sky', 'indigo', 'turmeric', 'lac'],
    density: 0.9,
    feather: 2.5,
    centre: [0.6, 0.4],
    fade: 'start',
  };
  const drawn = weaveCells(weave).map((cell) => (cell ? `${cell.dye}${cell.shade}` : '.'));
  expect(createHash('sha256').update(drawn.join()).digest('hex')).toBe(
    'ae8d6162c9b26e278abc03f92547be67eb2f330a40a5bcd282cbf6f39bb7d8f5',
  );
});

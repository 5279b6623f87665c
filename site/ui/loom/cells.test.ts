import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Cell, randomFrom, SHADES, weaveCells } from './cells.ts';
import type { WeaveOf } from './weave.ts';

const COLUMNS = 96;
const ROWS = 48;

/** A cloth that shows each parameter clearly: fully woven, no slipped threads, no fade. */
const PLAIN: WeaveOf<'mudmee'> = {
  structure: 'mudmee',
  seed: 7,
  size: [COLUMNS, ROWS],
  repeat: [48, 24],
  dyes: ['cotton', 'indigo', 'turmeric', 'sky', 'lac'],
  density: 1,
  feather: 0,
  centre: [0.5, 0.5],
  fade: 'none',
};

const cloth = (change: Partial<WeaveOf<'mudmee'>> = {}) => weaveCells({ ...PLAIN, ...change });
/** Returns the share of a part of a cloth that is woven, from 0 to 1. */
function woven(
  cells: Cell[],
  isThere: (column: number, row: number) => boolean = () => true,
): number {
  const part = cells.filter((_, index) => isThere(index % COLUMNS, Math.floor(index / COLUMNS)));
  return part.filter((cell) => cell !== null).length / part.length;
}

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

describe('a parameter has its effect', () => {
  test('size: has columns times rows cells', () => {
    expect(cloth()).toHaveLength(COLUMNS * ROWS);
    expect(cloth({ size: [20, 16] })).toHaveLength(320);
  });

  test('seed: gives other cells of the same pattern', () => {
    const [one, other] = [cloth(), cloth({ seed: 8 })];
    expect(other).not.toEqual(one);
    expect(other.map((cell) => cell?.dye)).toEqual(one.map((cell) => cell?.dye));
  });

  test('dyes: uses every dye in every shade, and no other', () => {
    const cells = cloth();
    const used = new Set(cells.map((cell) => `${cell?.dye} ${cell?.shade}`));
    const expected = PLAIN.dyes.flatMap((dye) =>
      Array.from({ length: SHADES }, (_, shade) => `${dye} ${shade}`),
    );
    expect([...used].sort()).toEqual(expected.sort());
  });

  test('dyes: ground leaves the cloth bare except for stray threads', () => {
    const bare = woven(cloth({ dyes: ['ground', 'ground'] }));
    expect(bare).toBeGreaterThan(0);
    expect(bare).toBeLessThan(0.2);
  });

  test('density: weaves the given share of the cloth', () => {
    expect(woven(cloth({ density: 0 }))).toBe(0);
    expect(woven(cloth({ density: 0.4 }))).toBeCloseTo(0.4, 1);
    expect(woven(cloth({ density: 1 }))).toBe(1);
  });

  test('density: loses threads in a thinner cloth and changes none', () => {
    const full = cloth();
    for (const [index, cell] of cloth({ density: 0.5 }).entries()) {
      if (cell !== null) expect(cell).toEqual(full[index]);
    }
  });

  test('fade start: leaves the start bare and the end woven', () => {
    const cells = cloth({ fade: 'start' });
    const middle = (row: number) => row > ROWS * 0.25 && row < ROWS * 0.7;
    expect(woven(cells, (column) => column < COLUMNS * 0.04)).toBe(0);
    expect(woven(cells, (column, row) => middle(row) && column > COLUMNS * 0.68)).toBe(1);
    const half = woven(
      cells,
      (column, row) => middle(row) && column > COLUMNS * 0.3 && column < COLUMNS * 0.5,
    );
    expect(half).toBeGreaterThan(0.1);
    expect(half).toBeLessThan(0.9);
  });

  test('fade round: leaves the corners bare and the middle woven', () => {
    const cells = cloth({ fade: 'round' });
    expect(woven(cells, (column, row) => column < 8 && row < 4)).toBe(0);
    expect(woven(cells, (column, row) => column >= COLUMNS - 8 && row >= ROWS - 4)).toBe(0);
    expect(
      woven(
        cells,
        (column, row) => Math.abs(column - COLUMNS / 2) < 8 && Math.abs(row - ROWS / 2) < 4,
      ),
    ).toBe(1);
  });

  test('fade below: leaves the bottom bare and the top woven', () => {
    const cells = cloth({ fade: 'below' });
    expect(woven(cells, (_, row) => row < ROWS * 0.1)).toBe(1);
    expect(woven(cells, (_, row) => row > ROWS * 0.95)).toBe(0);
  });
});

test('generates repeatable numbers, evenly spread from 0 up to 1', () => {
  const [one, other] = [randomFrom(35), randomFrom(35)];
  const drawn = Array.from({ length: 10_000 }, one);
  expect(drawn).toEqual(Array.from({ length: 10_000 }, other));
  for (const number of drawn) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  }
  expect(drawn.reduce((sum, number) => sum + number, 0) / drawn.length).toBeCloseTo(0.5, 1);
  expect(new Set(drawn).size).toBeGreaterThan(9_990);
});

import { expect, it } from 'vitest';
import { bust, HAIRS } from './bust.ts';

const drawn = (seed: number) => HAIRS.map((hair) => JSON.stringify(bust({ seed, hair })));

it('draws each kind of hair differently', () => {
  expect(new Set(drawn(7)).size).toBe(HAIRS.length);
});

it('draws the same person again, and others on another ground or in other clothes', () => {
  const people = Array.from({ length: 30 }, (_, seed) =>
    JSON.stringify(bust({ seed, hair: 'bob' })),
  );
  expect(new Set(people).size).toBe(30);
  expect(drawn(7)).toEqual(drawn(7));
});

it('stays within its square', () => {
  for (const [, path] of HAIRS.flatMap((hair, seed) => bust({ seed, hair }))) {
    let [column, row] = [0, 0];
    for (const [, across, down, length] of path.matchAll(/m(\d+) ?(-?\d+)v(\d+)/g)) {
      column += Number(across);
      row += Number(down);
      expect([column >= 0, column < 32, row >= 0]).toEqual([true, true, true]);
      row += Number(length);
      expect(row).toBeLessThanOrEqual(16);
    }
  }
});

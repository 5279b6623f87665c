import type { WeaveOf } from '../parameters.ts';
import { isRaised, sizeOf } from './figures.ts';
import { modulo, type Pattern } from './pattern.ts';

/** Small figures in rows, with every second row moved by half a repeat, and a regular few of them in gold. */
export function yokDok(weave: WeaveOf<'yok-dok'>): Pattern {
  const [between, below] = weave.repeat;
  const { columns, rows } = sizeOf(weave.figure);
  return ({ column, row }) => {
    const line = Math.floor(row / below);
    const along = column + (line % 2) * Math.floor(between / 2);
    const place = Math.floor(along / between);
    const isThere = isRaised(
      weave.figure,
      modulo(along, between) - Math.floor((between - columns) / 2),
      modulo(row, below) - Math.floor((below - rows) / 2),
    );
    // The ground between the figures is brocaded as well: pairs of stitches in white on white.
    if (!isThere) {
      const isBrocaded = modulo(column + 2 * (row % 2), 4) < 1 && modulo(row, 2) === 0;
      return isBrocaded ? { dye: weave.whites[1], shade: 2 } : { dye: 'ground' };
    }
    // The gold figures run diagonally up the cloth.
    if (modulo(place + 2 * line, weave.every) === 0) return { dye: weave.gold, shade: 1 };
    return { dye: weave.whites[0], shade: line % 2 };
  };
}

import type { WeaveOf } from '../parameters.ts';
import { distanceToInteger, type Pattern } from './pattern.ts';

/** A lattice of diamonds whose rings alternate in dye. */
export function mudmee({ size, repeat, centre, dyes }: WeaveOf<'mudmee'>): Pattern {
  const [columns, rows] = size;
  const [repeatX, repeatY] = repeat;
  return (_, { column, row }) => {
    const across = column / repeatX - (centre[0] * columns) / repeatX;
    const down = row / repeatY - (centre[1] * rows) / repeatY;
    const ring = ((distanceToInteger(across) + distanceToInteger(down)) / 2) * dyes.length;
    return { dye: dyes[Math.min(Math.floor(ring), dyes.length - 1)] ?? 'ground' };
  };
}

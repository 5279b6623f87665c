import type { WeaveOf } from '../parameters.ts';
import { isRaised, sizeOf } from './figures.ts';
import { bandAt, modulo, type Pattern } from './pattern.ts';

type Band = WeaveOf<'khit'>['bands'][number];

const heightOf = (band: Band) =>
  'lines' in band ? band.lines.length : sizeOf(band.figure).rows + 2;

/**
 * Plain rows, and rows of small figures raised from the ground. No thread shifts, because the figures are counted and
 * not dyed.
 */
export const khit =
  ({ bands }: WeaveOf<'khit'>): Pattern =>
  ({ column, row }) => {
    const { band, down } = bandAt(bands, heightOf, row);
    if ('lines' in band) return { dye: band.lines[down] ?? 'ground', shade: 1 };
    const { columns } = sizeOf(band.figure);
    const start = Math.floor((band.repeat - columns) / 2);
    const within = modulo(column, band.repeat) - start;
    if (!isRaised(band.figure, within, down - 1)) return { dye: 'ground' };
    const isAccent = Math.floor(column / band.repeat) % band.every === 0;
    return { dye: isAccent ? band.accent : band.dye, shade: 1 };
  };

import type { WeaveOf } from '../parameters.ts';
import { modulo, type Pattern } from './pattern.ts';

/** Waves that rise and fall in steps of one row. Each band is lightest at its upper edge, like water. */
export function namLai({ repeat, rise, dyes, beads }: WeaveOf<'nam-lai'>): Pattern {
  const [wave, between] = repeat;
  return (place, { column, row }) => {
    const along = modulo(column, wave);
    const height = Math.round((1 - (2 * Math.min(along, wave - along)) / wave) * rise);
    const depth = (modulo(row + height, between) / between) * dyes.length;
    const band = Math.min(Math.floor(depth), dyes.length - 1);
    if (beads && band === 0 && place.column % 3 === 1) return { dye: beads };
    return { dye: dyes[band] ?? 'ground', shade: 2 - Math.min(Math.floor((depth - band) * 3), 2) };
  };
}

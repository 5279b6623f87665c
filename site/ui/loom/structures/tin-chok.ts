import type { Dye } from '../dyes.ts';
import type { WeaveOf } from '../parameters.ts';
import { bandAt, distanceToInteger, modulo, type Pattern } from './pattern.ts';

type Band = WeaveOf<'tin-chok'>['bands'][number];

const heightOf = (band: Band) => ('lines' in band ? band.lines.length : band.rows);

/** The hem of a skirt: plain rows, hooked diamonds and crossing threads, on a background of one dye. */
export const tinChok =
  ({ field, bands }: WeaveOf<'tin-chok'>): Pattern =>
  ({ column, row }) => {
    const { band, down } = bandAt(bands, heightOf, row);
    if ('lines' in band) return { dye: band.lines[down] ?? field, shade: 1 };
    const dye = 'diamonds' in band ? inDiamond(band, column, down) : inLattice(band, column, down);
    return { dye: dye ?? field, shade: 1 };
  };

/** A diamond of rings, every second one open, with hooks on its sides. */
function inDiamond(
  { diamonds, repeat, rows }: Extract<Band, { diamonds: unknown }>,
  column: number,
  down: number,
): Dye | undefined {
  const across = Math.abs(modulo(column, repeat) - (repeat - 1) / 2);
  const below = Math.abs(down - (rows - 1) / 2);
  // From 0 at the center to 1 at the edge.
  const ring = across / (repeat / 2) + below / (rows / 2);
  const rings = Math.max(2, Math.round(rows / 3));
  const isRing = Math.floor(ring * rings) % 2 === 0;
  const isHook = ring > 1 && ring < 1.35 && Math.floor(below + across) % 3 === 0;
  if (ring > 1 ? !isHook : !isRing) return undefined;
  return diamonds[Math.floor(column / repeat) % diamonds.length];
}

/** Threads that rise and fall by one repeat, with the spaces between them filled from their center. */
function inLattice(
  { lattice, heart, repeat, rows }: Extract<Band, { lattice: unknown }>,
  column: number,
  down: number,
): Dye | undefined {
  const way = down / Math.max(rows - 1, 1);
  // At most half a repeat to either side.
  const fromThread = (along: number) => (distanceToInteger(along) * repeat) / 2;
  const here = column / repeat;
  if (fromThread(here + way) <= 1) return lattice[0];
  if (fromThread(here - way) <= 1) return lattice[1];
  return distanceToInteger(here) + Math.abs(way - 0.5) * 2 < 0.6 ? heart : undefined;
}

import type { Dye } from '../parameters.ts';

/** What a structure wants at a place of the cloth, before threads are missing and take their dye unevenly. */
export interface Stitch {
  dye: Dye;
  /** Which shade, from 0 (deep) to 2 (pale), but for a thread here and there; without it any may come, as in mudmee. */
  shade?: number;
}

/**
 * A structure's cell function: what it wants in a column and a row.
 * @param slipped the same place, moved by how far its two threads have slipped
 */
export type Pattern = (
  place: { column: number; row: number },
  slipped: { column: number; row: number },
) => Stitch;

/** Distance to the nearest whole number, as a share of the way: 0 on it, 1 halfway. */
export const toNearest = (value: number) => 2 * Math.abs(value - Math.round(value));

/** The remainder of a division that is never negative. */
export const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Lays bands of some heights below each other, again and again: which one is at a row, and how far down in it. */
export function bandAt<Band>(
  bands: readonly Band[],
  heightOf: (band: Band) => number,
  row: number,
): { band: Band; turn: number; down: number } {
  const whole = bands.reduce((sum, band) => sum + heightOf(band), 0);
  let down = modulo(row, whole);
  for (const band of bands) {
    if (down < heightOf(band)) return { band, turn: Math.floor(row / whole), down };
    down -= heightOf(band);
  }
  throw new Error('no bands');
}

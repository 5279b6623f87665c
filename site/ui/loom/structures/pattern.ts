import type { Dye } from '../dyes.ts';

/** The stitch that a structure requires at a position, before threads are left out and dyed unevenly. */
export interface Stitch {
  dye: Dye;
  /** The shade, from 0 (dark) to 2 (light), apart from occasional threads. If undefined, it is random, as in mudmee. */
  shade?: number;
}

/**
 * The cell function of a structure: returns the stitch at a column and row.
 * @param slipped the same position after both of its threads have shifted
 */
export type Pattern = (
  place: { column: number; row: number },
  slipped: { column: number; row: number },
) => Stitch;

/** Returns the distance to the nearest integer, scaled from 0 (at an integer) to 1 (halfway). */
export const distanceToInteger = (value: number) => 2 * Math.abs(value - Math.round(value));

/** Returns the remainder of a division, never negative. */
export const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Stacks bands of given heights repeatedly. Returns the band at a row, and the position within it. */
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
  throw new Error('bandAt needs at least one band');
}

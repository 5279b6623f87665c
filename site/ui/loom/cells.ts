import { DYES, type Dye } from './dyes.ts';
import type { Weave } from './parameters.ts';
import { khit } from './structures/khit.ts';
import { mudmee } from './structures/mudmee.ts';
import { namLai } from './structures/nam-lai.ts';
import type { Pattern } from './structures/pattern.ts';
import { phaKhaoMa } from './structures/pha-khao-ma.ts';
import { tinChok } from './structures/tin-chok.ts';
import { yokDok } from './structures/yok-dok.ts';

/** The number of shades of a dye on the cloth, because threads never take dye evenly. */
export const SHADES = 3;

/** The size of a displayed cell with its gaps, in px. */
export const CELL = { width: 4, height: 10 } as const;

/** The cells of a cloth, row by row from the top. A cell is 0 if it is bare, otherwise it stands for a dye and a shade. */
export type Cells = Uint8Array<ArrayBuffer>;

/** Returns the cell of a dye and a shade, from 0 to below `SHADES`. */
export const cellOf = (dye: Dye, shade: number): number => 1 + DYES.indexOf(dye) * SHADES + shade;

/** Returns the dye of a cell; undefined if it is bare. */
export const dyeOf = (cell: number): Dye | undefined =>
  cell === 0 ? undefined : DYES[Math.floor((cell - 1) / SHADES)];

/**
 * Returns a reproducible generator of numbers from 0 to below 1 (mulberry32).
 * @param seed any integer
 */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns how much of the cloth remains at a point, from 0 (none) to 1 (all). */
function remains(fade: Weave['fade'], across: number, down: number): number {
  const ramp = (from: number, to: number, at: number) =>
    Math.min(1, Math.max(0, (at - from) / (to - from)));
  switch (fade) {
    case 'none':
      return 1;
    case 'start':
      // It dissolves towards the text and thins out above and below.
      return ramp(0.04, 0.54, across) ** 1.7 * ramp(-0.02, 0.2, down) * ramp(1.12, 0.72, down);
    case 'round': {
      const fromMiddle = Math.hypot((across - 0.5) * 2, (down - 0.5) * 2);
      return 1 - ramp(0.35, 1, fromMiddle) ** 1.3;
    }
    case 'below':
      return 1 - ramp(0.1, 0.95, down);
  }
}

/** The percentage of threads that have taken less dye than intended. */
const UNEVEN = 12;

/** Returns the shade that a thread has taken. */
function shadeOf(asked: number | undefined, at: number): number {
  if (asked === undefined) return Math.floor(at * SHADES);
  return at * 100 < UNEVEN ? Math.min(asked + 1, SHADES - 1) : asked;
}

/** Returns the cell function of a weave's structure. */
function patternOf(weave: Weave): Pattern {
  switch (weave.structure) {
    case 'mudmee':
      return mudmee(weave);
    case 'nam-lai':
      return namLai(weave);
    case 'khit':
      return khit(weave);
    case 'tin-chok':
      return tinChok(weave);
    case 'pha-khao-ma':
      return phaKhaoMa(weave);
    case 'yok-dok':
      return yokDok(weave);
  }
}

/**
 * Weaves a cloth in its structure. If the threads are dyed before weaving, each shifts slightly, which feathers the
 * edges. The same parameters always produce the same cells.
 */
export function weaveCells(weave: Weave): Cells {
  const [columns, rows] = weave.size;
  const random = randomFrom(weave.seed);
  const feather = 'feather' in weave ? weave.feather : 0;
  const slip = () => (random() + random() - 1) * feather;
  // Warp and weft threads shift along their own length. Cells are 2.5 times as tall as wide.
  const warpSlip = Array.from({ length: columns }, () => slip() / 2.5);
  const weftSlip = Array.from({ length: rows }, slip);
  const stitchAt = patternOf(weave);

  const cells = new Uint8Array(columns * rows);
  for (let index = 0; index < cells.length; index += 1) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    // Every cell consumes the same number of random values, so that changing one parameter does not affect the others.
    const wovenAt = random();
    const shadeAt = random();
    const strayAt = random();
    const inlaid = inlayAt(weave, column, row);
    if (inlaid) {
      cells[index] = inlaid.dye === 'ground' ? 0 : cellOf(inlaid.dye, shadeOf(SHADES - 1, shadeAt));
      continue;
    }
    if (wovenAt > weave.density * remains(weave.fade, column / columns, row / rows)) continue;
    const { dye, shade } = stitchAt(
      { column, row },
      { column: column + (weftSlip[row] ?? 0), row: row + (warpSlip[column] ?? 0) },
    );
    if (dye !== 'ground') cells[index] = cellOf(dye, shadeOf(shade, shadeAt));
    else if (weave.structure === 'mudmee' && strayAt < 0.12) cells[index] = cellOf('indigo', 0);
  }
  return cells;
}

/** Returns the last block that is laid into the cloth at a cell. */
function inlayAt({ inlay }: Weave, column: number, row: number) {
  const isIn = (first: number, cells: number, at: number) => at >= first && at < first + cells;
  return inlay?.findLast(
    ({ at, size }) => isIn(at[0], size[0], column) && isIn(at[1], size[1], row),
  );
}

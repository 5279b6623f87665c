import { randomFrom, weaveCells } from '../../contract/loom/cells.ts';
import type { Dye } from '../../contract/loom/weave.ts';

/** Columns of the piece that is repeated along the edge: two diamonds, cut by the edge at their hearts. */
export const COLUMNS = 48;

const ROWS = 11;

/** The rings of the edge's diamonds, from their hearts outwards; the seed picks one. */
const RINGS: readonly Dye[][] = [
  ['turmeric', 'indigo', 'indigo', 'ground', 'sky', 'indigo', 'ground', 'indigo'],
  ['indigo', 'ground', 'turmeric', 'ground', 'indigo', 'sky', 'indigo', 'ground'],
  ['sky', 'indigo', 'indigo', 'ground', 'indigo', 'turmeric', 'ground', 'indigo'],
];

/**
 * Weaves an edge, whole below and coming apart upwards: another one for each section.
 * @param place tells the edges of one section apart
 */
export function edgeDyes(anchor: string, place = 0): (Dye | undefined)[] {
  const sum = [...anchor].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7);
  const seed = (sum % 9973) + place;
  const random = randomFrom(seed);
  return weaveCells({
    structure: 'mudmee',
    seed,
    size: [COLUMNS, ROWS],
    repeat: [COLUMNS / 2, ROWS * 2],
    dyes: RINGS[seed % RINGS.length] ?? [],
    density: 1,
    feather: 0.7,
    centre: [0, 1],
    fade: 'none',
  }).map((cell, index) => {
    const height = 1 - Math.floor(index / COLUMNS) / ROWS;
    return random() < 1.15 - height ** 1.4 ? cell?.dye : undefined;
  });
}

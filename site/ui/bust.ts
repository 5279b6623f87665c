/** A woven portrait has cells of 1 by 2 units in a square of 32 units. */
const COLUMNS = 32;
const ROWS = 16;

/** Tells whether a point belongs to a shape. It is measured from the middle to the right, and from the top down. */
type Shape = (x: number, y: number) => boolean;

const oval =
  (middle: number, width: number, height: number): Shape =>
  (x, y) =>
    (x / width) ** 2 + ((y - middle) / height) ** 2 < 1;
const any =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((is) => is(x, y));
/** Hair from the crown to the ears, to the chin or to the chest. */
const fall =
  (width: number, end: number, slant = 0): Shape =>
  (x, y) =>
    Math.abs(x) < width && y >= 12 && y < end - Math.abs(x) * slant;
/** The part of a shape that is above a line. */
const above =
  (shape: Shape, line: (x: number) => number): Shape =>
  (x, y) =>
    shape(x, y) && y < line(x);

const crown = oval(12.1, 7.4, 7.9);
const close = oval(11.8, 6.9, 7.3);
const sides = (x: number) => (Math.abs(x) > 4.9 ? 4.5 : 0);
const veil = any(
  oval(12.8, 8, 9.2),
  (x, y) => Math.abs(x) < 7.6 + (y - 18) * 0.4 && y > 14 && y < 31,
);
const veiled = oval(14.4, 4.9, 6.4);

/** Each kind of hair: what is behind the face, and what is in front of it. */
const HAIR = {
  long: [
    any(crown, fall(8.3, 31, 0.2)),
    above(crown, (x) => (x < -2 ? 6 - x * 0.9 : 8 + (x + 2) * 0.5)),
  ],
  parted: [any(crown, fall(7.9, 27, -0.2)), above(crown, (x) => 7 + Math.abs(x) * 1.1)],
  bob: [any(crown, fall(8.2, 21)), above(crown, () => 11)],
  bun: [any(close, oval(3.6, 3.6, 3)), above(crown, (x) => 7.6 + Math.abs(x) * 0.7)],
  ponytail: [
    any(crown, (x, y) => x > 3 && fall(9.6, 30)(x, y)),
    above(crown, (x) => 7.4 + Math.max(0, 3 - x) * 0.5),
  ],
  curly: [any(oval(10.8, 8.8, 8.2), oval(15, 10, 6)), above(crown, (x) => 9 + Math.sin(x * 1.8))],
  short: [above(close, () => 14), above(crown, (x) => 9 - x * 0.12 + sides(x))],
  swept: [above(close, () => 15), above(close, (x) => (x < -3 ? 7 - x : 7 + (x + 3) * 0.5))],
  cropped: [above(close, () => 12), above(close, (x) => 7.8 + sides(x))],
  receding: [
    above(fall(6.5, 16), () => 16),
    (x: number, y: number) => y > 9 && Math.abs(x) > 5 && crown(x, y) && y < 16,
  ],
  scarf: [veil, (x: number, y: number) => veil(x, y) && !veiled(x, y)],
} satisfies Record<string, [behind: Shape, before: Shape]>;

type Hair = keyof typeof HAIR;

export const HAIRS = Object.keys(HAIR) as Hair[];

const wedge =
  (foot: number, slope: number): Shape =>
  (x, y) =>
    y > 23 && Math.abs(x) < (foot - y) * slope;

/** Each kind of garment: what is dark, what is pale, and where the skin shows. */
const GARMENTS: Partial<Record<'deep' | 'pale' | 'skin', Shape>>[] = [
  { skin: wedge(30, 0.6) },
  { skin: wedge(30, 0.6), pale: wedge(32, 0.75) },
  {},
  { deep: wedge(40, 0.5), pale: wedge(36, 0.36), skin: wedge(30, 0.6) },
  { pale: (x, y) => Math.abs(x) < 4 && y < 26, deep: (x, y) => Math.abs(x) < 1 && y > 26 },
];

/** Each ground: 1 where its pattern is raised, 0 elsewhere, or nothing where it is bare. */
const GROUNDS: ((x: number, y: number) => number | undefined)[] = [
  (x, y) => [0, 0, 1, 0][Math.floor((2 * Math.abs(((x + 24) % 16) - 8) + y + 3) / 4) % 4],
  (x, y) => [0, 1, 0][Math.floor((y + Math.abs(((x + 16) % 8) - 4)) / 4) % 3],
  (x, y) =>
    Math.floor(y / 2) % 3 === 1 ? [1, 1, undefined, undefined][Math.floor(x + 16) % 4] : 0,
  (x, y) => [undefined, 0, 1][(Math.floor((x + 16) / 4) % 2) + (Math.floor(y / 4) % 2)],
  (x) => [0, 0, 0, 1, undefined, 1, 0, 0][Math.floor(x + 16) % 8],
  (x, y) => (Math.floor(x + 16 + y) % 8 < 2 ? 1 : 0),
];

const head = oval(14.1, 5.7, 6.9);
const neck: Shape = (x, y) => Math.abs(x) < 3 && y > 17 && y < 27;
const shoulders: Shape = (x, y) => y > 24.5 + 7 * (Math.abs(x) / 14.5) ** 2.4;

export interface Person {
  /** Decides on the ground and the garment, and on the hair if it isn't given. */
  seed: number;
  hair?: Hair | undefined;
}

/** What has one dye: `ground` and `raised` are behind the person; `cloth`, `deep` and `pale` are the garment. */
export type Part = 'ground' | 'raised' | 'cloth' | 'deep' | 'pale' | 'shade' | 'skin' | 'hair';

/**
 * Draws head and shoulders before a patterned ground. Returns the woven cells of each part as path lines, from back to
 * front. Parts of one kind have the same lines in all portraits, and compress well.
 */
export function bust({ seed, hair }: Person): [Part, string][] {
  const ground = chosen(GROUNDS, seed);
  const garment = chosen(GARMENTS, Math.floor(seed / 6));
  const [behind, before] = HAIR[hair ?? chosen(HAIRS, seed)];
  const worn =
    (shape: Shape = () => false): Shape =>
    (x, y) =>
      shape(x, y) && shoulders(x, y);
  const shapes: [Part, Shape][] = [
    ['ground', (x, y) => ground(x, y) !== undefined],
    ['raised', (x, y) => ground(x, y) === 1],
    ['cloth', (x, y) => shoulders(x, y) && !behind(x, y)],
    ['hair', behind],
    ['deep', worn(garment.deep)],
    ['pale', worn(garment.pale)],
    ['shade', worn(garment.skin)],
    ['shade', any(neck, head)],
    ['skin', (x, y) => head(x, y) && x < 3.4],
    ['hair', before],
  ];
  return shapes
    .map(([part, shape]): [Part, string] => [part, lines(shape)])
    .filter(([, path]) => path !== '');
}

/** Returns one of several by any integer from 0 up. */
export const chosen = <T>(all: readonly T[], seed: number): T => all[seed % all.length] as T;

/**
 * Returns the cells of a shape as path lines, one thread after the other, with neighbors in one line. Each line is
 * placed from the end of the last one, because a pattern then repeats as text too.
 */
function lines(shape: Shape): string {
  let path = '';
  let end = { column: 0, row: 0 };
  for (let column = 0; column < COLUMNS; column += 1) {
    const isWoven = (row: number) => row < ROWS && shape(column + 0.5 - COLUMNS / 2, 2 * row + 1);
    for (let row = 0; row < ROWS; row += 1) {
      if (!isWoven(row)) continue;
      const start = row;
      while (isWoven(row)) row += 1;
      const down = start - end.row;
      path += `m${column - end.column}${down < 0 ? '' : ' '}${down}v${row - start}`;
      end = { column, row };
    }
  }
  return path;
}

import { Stitches } from './Stitches.tsx';

/** The number of threads and rows of a figure: at 39, 52 and 65 px, a stitch is a whole number of pixels. */
const MOTIF_SIZE = 13;

/**
 * The figures of the motifs, folded as a weaver counts them: from the edge to the middle thread and, if there are only
 * seven rows, to the middle row. `#` is a stitch of indigo, `o` of turmeric, `x` of lac.
 */
const MOTIF_CELLS = {
  diamond: ['......#', '.....##', '....##.', '...##..', '..##..o', '.##..oo', '##..oo#'],
  eye: ['...#..#', '.......', '....###', '..###..', '.##..xx', '##..xx.', '#..xx.#'],
  star: ['...#..o', '...##..', '...###.', '###.##.', '.###.#.', '..###.o', 'o....oo'],
  stair: ['#######', '..#....', '..###.o', '#...#oo', '##..###', '###...#', '####..o'],
  river: [
    '#.....#',
    '##...##',
    '.##.##.',
    '..###..',
    'o..#..o',
    '#o...o#',
    '.#o.o#.',
    '..#o#..',
    '#..#..#',
    '##...##',
    '.##.##.',
    '..###..',
    '...#...',
  ],
  hook: ['.####..', '#....#.', '#.##..#', '#..#..#', '.###..#', '......#', '...xxx#'],
  ladder: ['.#.#...', '.#.#...', '.######', '.#.#..o', '.#.#.oo', '.#.#..o', '.######'],
  seed: ['..#....', '.#.#..#', '#.o.#..', '.#.#...', '..#...o', '.....oo', '.#..oo#'],
  comb: ['......#', '....#.#', '..#.#.#', '#.#.#.#', '#.#.#.#', '#######', '.o.o.o.'],
  branch: [
    '......o',
    '.....oo',
    '.##...#',
    '.###..#',
    '..###.#',
    '....#.#',
    '.##..##',
    '.###..#',
    '..###.#',
    '....#.#',
    '.....##',
    '......#',
    '....###',
  ],
  gate: [
    '......#',
    '....###',
    '..###..',
    '###...#',
    '#...###',
    '#..##..',
    '#.##..x',
    '#.#..xx',
    '#.#..x.',
    '#.#..x.',
    '#.#..x.',
    '#.#..x.',
    '#.#..x.',
  ],
  knot: ['..###..', '.#...#.', '#..#..#', '#.###.#', '#..#.#.', '.#..#.o', '..##.oo'],
} as const satisfies Record<string, readonly string[]>;

/** Unfolds a figure: mirrors the first half of each row, and the upper half of the rows. */
function unfold(folded: readonly string[]): string[] {
  const rows = folded.map((half) => half + [...half].reverse().join('').slice(1));
  return rows.length === MOTIF_SIZE ? rows : [...rows, ...rows.slice(0, -1).reverse()];
}

interface Props {
  name: keyof typeof MOTIF_CELLS;
  /** In px. With a multiple of 13, every thread is sharp. */
  size?: number;
}

/** A figure from Thai weaving, used instead of an icon. Decorative: the text beside it says the same. */
export function Motif({ name, size = 52 }: Props) {
  return <Stitches rows={unfold(MOTIF_CELLS[name])} size={size} />;
}

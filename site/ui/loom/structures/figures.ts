import type { Figure } from '../parameters.ts';

/** Small figures as raised in khit and yok dok, one character per stitch. Stitches are 2.5 times as tall as wide. */
const FIGURES: Record<Figure, readonly string[]> = {
  flower: [
    '....#....', // a flower of jasmine
    '..#.#.#..',
    '.###.###.',
    '..#.#.#..',
    '....#....',
  ],
  grain: ['...#...', '..###..', '.##.##.', '..###..', '...#...'],
  hook: ['.####....#.', '##..#...##.', '#.#.##.##.#', '.##...#..##', '.#....####.'],
  scissors: ['##.....##', '.##...##.', '...###...', '.##...##.', '##.....##'],
  star: ['....#....', '.#..#..#.', '..##.##..', '####.####', '..##.##..', '.#..#..#.', '....#....'],
  bird: [
    '..........##.',
    '#........##.#',
    '##......###..',
    '.##########..',
    '..########...',
    '....#..#.....',
    '...##.##.....',
  ],
};

/** Returns the number of rows and columns of a figure. */
export const sizeOf = (figure: Figure) => ({
  rows: FIGURES[figure].length,
  columns: FIGURES[figure][0]?.length ?? 0,
});

/** Returns whether a figure has a stitch at a position, counted from its upper start corner. */
export const isRaised = (figure: Figure, column: number, row: number): boolean =>
  FIGURES[figure][row]?.[column] === '#';

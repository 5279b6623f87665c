import type { Figure } from '../parameters.ts';

/** Small figures as khit and yok dok raise them, a stitch a letter; stitches are 2.5 times as high as wide. */
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

/** Rows and columns of a figure. */
export const sizeOf = (figure: Figure) => ({
  rows: FIGURES[figure].length,
  columns: FIGURES[figure][0]?.length ?? 0,
});

/** Whether a figure has a stitch at a place, counted from its upper start corner. */
export const isRaised = (figure: Figure, column: number, row: number): boolean =>
  FIGURES[figure][row]?.[column] === '#';

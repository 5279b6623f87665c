import type { ReactNode } from 'react';
import { Stitches } from '../../ui/Stitches.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

/** Drawings of empty lists, stitch by stitch (ui/Stitches.tsx), shown at 8 px per stitch. */
const DRAWINGS = {
  envelope: [
    '###############',
    '##...........##',
    '#.##.......##.#',
    '#...##...##...#',
    '#.....#o#.....#',
    '#.....ooo.....#',
    '#......o......#',
    '#.............#',
    '#.............#',
    '###############',
  ],
  bookmark: [
    '#########',
    '#.......#',
    '#.......#',
    '#...o...#',
    '#..ooo..#',
    '#...o...#',
    '#.......#',
    '#...#...#',
    '#..#.#..#',
    '#.#...#.#',
    '##.....##',
  ],
  stack: [
    '....###########',
    '....#.........#',
    '..###########.#',
    '..#.........#.#',
    '###########.#.#',
    '#.........#.#.#',
    '#..ooo....#.###',
    '#.........#.#..',
    '#.........###..',
    '###########....',
  ],
  invoice: [
    '###########',
    '#.........#',
    '#.####....#',
    '#.........#',
    '#.######..#',
    '#.........#',
    '#.........#',
    '#.....ooo.#',
    '#.........#',
    '#.#.#.#.#.#',
    '##.#.#.#.##',
  ],
} as const satisfies Record<string, readonly string[]>;

interface Props {
  /** The drawing of what will be here. A state without one is plain. */
  drawing?: keyof typeof DRAWINGS;
  heading: string;
  body: string;
  children?: ReactNode;
}

/** Replaces an empty list: says in one sentence what will be here, and offers the next step. */
export function EmptyState({ drawing, heading, body, children }: Props) {
  return (
    <div className="area-empty">
      <div className="area-empty-words">
        <h2>
          <Typeset>{heading}</Typeset>
        </h2>
        <p className="text-muted">
          <Typeset>{body}</Typeset>
        </p>
        {children}
      </div>
      {drawing && <Stitches rows={DRAWINGS[drawing]} size={8 * DRAWINGS[drawing][0].length} />}
    </div>
  );
}

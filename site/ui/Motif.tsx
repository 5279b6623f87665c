import { MOTIF_CELLS, MOTIF_SIZE } from './motif-cells.ts';
import { Stitches } from './Stitches.tsx';

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

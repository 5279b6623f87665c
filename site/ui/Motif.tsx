import { MOTIF_CELLS, MOTIF_SIZE } from './motif-cells.ts';
import { Stitches } from './Stitches.tsx';

/** The fold opened: the end half mirrors the start half, the lower half the upper one. */
function unfold(folded: readonly string[]): string[] {
  const rows = folded.map((half) => half + [...half].reverse().join('').slice(1));
  return rows.length === MOTIF_SIZE ? rows : [...rows, ...rows.slice(0, -1).reverse()];
}

interface Props {
  name: keyof typeof MOTIF_CELLS;
  /** In px; a multiple of 13 keeps every thread sharp. */
  size?: number;
}

/** A figure of Thai weaving, where other sites have an icon. Decoration: the words beside it say what is meant. */
export function Motif({ name, size = 52 }: Props) {
  return <Stitches rows={unfold(MOTIF_CELLS[name])} size={size} />;
}

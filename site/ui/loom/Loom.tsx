import { CELL } from './cells.ts';
import { weaveAddress } from './image.ts';
import type { Weave } from './weave.ts';

interface Props {
  weave: Weave;
  /** Whether the weave is on the first screen; others are fetched when they come near. */
  isFirst?: boolean;
  /** Whether the cloth's middle is in the middle of its place, not its start at the start. */
  isCentred?: boolean;
}

/**
 * A woven cloth, drawn from parameters (design.md, "The Loom"). Decoration: it says nothing to a
 * screen reader, is there without scripts, and takes the place that its parent gives it. A label may have one, too.
 */
export function Loom({ weave, isFirst = false, isCentred = false }: Props) {
  const [columns, rows] = weave.size;
  return (
    <span
      className="loom"
      data-loom
      data-first={isFirst || undefined}
      data-centred={isCentred || undefined}
      aria-hidden="true"
    >
      <img
        src={weaveAddress(weave)}
        width={columns * CELL.width}
        height={rows * CELL.height}
        alt=""
        decoding="async"
        {...(isFirst ? { fetchPriority: 'low' } : { loading: 'lazy' })}
      />
    </span>
  );
}

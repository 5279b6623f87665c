import { CELL } from './cells.ts';
import { weaveAddress } from './image.ts';
import type { Weave } from './weave.ts';

interface Props {
  weave: Weave;
  /** Whether the weave is on the first screen; others are loaded when they come near. */
  isFirst?: boolean;
  /** Whether the cloth is centered in its container instead of aligned to its start. */
  isCentred?: boolean;
}

/**
 * A woven cloth, drawn from parameters (design.md, "The Loom"). Decorative: screen readers ignore it, it works without
 * scripts, and it fills the space that its parent provides. It can also be used in a label.
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

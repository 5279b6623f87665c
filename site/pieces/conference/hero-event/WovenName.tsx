import { useId } from 'react';
import { lettersIn } from '../../../ui/letters.ts';
import { CELL } from '../../../ui/loom/cells.ts';
import { weaveAddress } from '../../../ui/loom/image.ts';
import type { Weave } from '../../../ui/loom/weave.ts';

/**
 * The approximate width of a letter, the height of the capitals, and the overshoot of a round letter, in px of the
 * cloth.
 */
const LETTER = { width: 133, height: 170, beyond: 4 };

/** Renders a name cut from the cloth of the hem below. It is decorative: the heading contains it. */
export function WovenName({ name, weave }: { name: string; weave: Weave }) {
  const [columns, rows] = weave.size;
  const id = useId();
  const { width, height, beyond } = LETTER;
  return (
    <svg
      className="hero-event-name"
      viewBox={`0 ${-beyond} ${lettersIn(name) * width} ${height + 2 * beyond}`}
      aria-hidden="true"
    >
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="-40" width="1920" height="250">
        <text y={height}>{name}</text>
      </mask>
      <g mask={`url(#${id})`}>
        <image
          href={weaveAddress(weave)}
          y={-beyond}
          width={columns * CELL.width}
          height={rows * CELL.height + 2 * beyond}
          preserveAspectRatio="none"
        />
      </g>
    </svg>
  );
}

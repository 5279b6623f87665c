import { useId } from 'react';
import { lettersIn } from '../../../ui/letters.ts';
import { CELL } from '../../../ui/loom/cells.ts';
import { weaveAddress } from '../../../ui/loom/image.ts';
import type { Weave } from '../../../ui/loom/weave.ts';

/** About how wide a letter is, how high the capitals, and what a round one goes beyond them, in px of the cloth. */
const LETTER = { width: 133, height: 170, beyond: 4 };

/** A name cut from the cloth of the hem below. Decoration: the heading says it. */
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

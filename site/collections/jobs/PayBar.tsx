import type { Localized } from '../../../contract/text.ts';
import { CELL } from '../../ui/loom/cells.ts';
import { weaveAddress } from '../../ui/loom/image.ts';
import type { Job } from './index.ts';
import { placeOn } from './scale.ts';

interface Props {
  job: Pick<Localized<Job>, 'salary' | 'weave'>;
  /** The marks of the scale, in baht. */
  marks: readonly number[];
}

/**
 * Renders a salary on the common scale as a strip of the job's own cloth. It is decorative: the amount is next to it as
 * text.
 */
export function PayBar({ job: { salary, weave }, marks }: Props) {
  const { x, width } = placeOn(marks, salary);
  const [columns, rows] = weave.size;
  return (
    <svg className="pay-bar" aria-hidden="true" width="100%" height="40">
      {/* Clips its content at its edges. */}
      <svg aria-hidden="true" x={`${x}%`} width={`${width}%`} height="40">
        <rect width="100%" height="40" />
        <image
          href={weaveAddress(weave)}
          width={columns * CELL.width}
          height={rows * CELL.height}
        />
      </svg>
    </svg>
  );
}

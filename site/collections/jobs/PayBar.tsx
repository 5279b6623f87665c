import type { Localized } from '../../../contract/text.ts';
import { CELL } from '../../ui/loom/cells.ts';
import { weaveAddress } from '../../ui/loom/image.ts';
import { placeOn } from './scale.ts';
import type { Job } from './schema.ts';

interface Props {
  job: Pick<Localized<Job>, 'salary' | 'weave'>;
  /** The scale, in baht. */
  marks: readonly number[];
}

/** A salary on the scale of all: a strip of the job’s own cloth. Decoration: the sum stands beside it in words. */
export function PayBar({ job: { salary, weave }, marks }: Props) {
  const { x, width } = placeOn(marks, salary);
  const [columns, rows] = weave.size;
  return (
    <svg className="pay-bar" aria-hidden="true" width="100%" height="40">
      {/* What is within it is cut off at its edges. */}
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

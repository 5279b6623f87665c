import { fill } from '../../../../contract/fill.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** The number of values in a row, and the distances between values and between rows in units. */
const ROW = 40;
const STEP = 5;
const HEIGHT = 12;

/** Returns the path for a range of values, as lines that are dashed into one stitch each. */
function path(from: number, to: number): string {
  let drawn = '';
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / ROW) + 1) * ROW);
    const y = Math.floor(at / ROW) * HEIGHT + HEIGHT / 2;
    drawn += `M${(at % ROW) * STEP} ${y}h${(end - at) * STEP - 1}`;
    at = end;
  }
  return drawn;
}

interface Props {
  band: SectionContent<typeof schema>['exercise']['bands'][number];
  context: SectionContext;
}

/** Renders the values of a band, one stitch each, with wrong readings last. */
export function Band({ band: { label, values, wrong }, context }: Props) {
  const right = values - wrong;
  return (
    <div className="lesson-band grid items-center">
      <Text.strong className="text-lg">{label}</Text.strong>{' '}
      <Text.span className="text-muted">
        {fill(context.words.heroLesson.band, { values, wrong })}
      </Text.span>
      <svg viewBox={`0 0 ${ROW * STEP} ${Math.ceil(values / ROW) * HEIGHT}`} aria-hidden="true">
        <path data-is="right" d={path(0, right)} />
        {wrong > 0 && <path data-is="wrong" d={path(right, values)} />}
      </svg>
    </div>
  );
}

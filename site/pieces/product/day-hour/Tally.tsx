import type { SectionContent } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = Extract<SectionContent<typeof schema>['shows'], { shape: 'tally' }>;

/** The width of a sheet in the drawing, and the distance from one to the next. */
const WIDTH = 14;
const HEIGHT = 18;
const STEP = 20;

const sheets = (from: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${(from + index) * STEP} 6h${WIDTH}v${HEIGHT}h-${WIDTH}z`,
  ).join('');

/** Renders all sheets in one row; those that wait for a person are last and raised. */
export function Tally({ done, asked }: Props) {
  const all = done.count + asked.count;
  return (
    <div className="day-tally grid">
      <svg aria-hidden="true" viewBox={`0 0 ${(all - 1) * STEP + WIDTH} 24`}>
        <path d={sheets(0, done.count)} />
        <path className="day-tally-asked" d={sheets(done.count, asked.count)} />
      </svg>
      {[done, asked].map(({ count, words }) => (
        <p key={words}>
          <b className="block text-huge large text-ink">{count}</b> <Text>{words}</Text>
        </p>
      ))}
    </div>
  );
}

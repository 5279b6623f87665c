import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { boundsOf, halfHour, timeOf } from './half-hours.ts';
import type { schema } from './schema.ts';

type Props = Pick<SectionProps<typeof schema>, 'lanes' | 'entries' | 'context'>;

/** Renders the whole day to scale: a bar for each entry in its lane. */
export function DayMap({ lanes, entries, context }: Props) {
  const { start, end } = boundsOf(entries);
  const hours = Array.from({ length: end - start }, (_, at) => at).filter(
    (at) => (start + at) % 2 === 0,
  );
  const bars = (isShown: (entry: Props['entries'][number]) => boolean) =>
    entries
      .filter(isShown)
      .map(
        ({ lane, from, to }) =>
          `M${halfHour(from) - start} ${lane - 0.5}h${halfHour(to) - halfHour(from)}`,
      )
      .join('');
  return (
    <div className="day-map text-sm" aria-hidden="true">
      <div>
        {lanes.map(({ name }) => (
          <Text.p key={name}>{name}</Text.p>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${end - start} ${lanes.length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={hours.map((at) => `M${at} 0v${lanes.length}`).join('')} />
        <path d={bars(({ lane }) => lane < lanes.length)} />
        <path d={bars(({ lane }) => lane === lanes.length)} />
        <path d={bars(({ isHandedOver }) => isHandedOver)} />
      </svg>
      <p>
        {[start, Math.round((start + end) / 2), end].map((half) => (
          <time key={half}>{clockTime(context.lang, timeOf(half))}</time>
        ))}
      </p>
    </div>
  );
}

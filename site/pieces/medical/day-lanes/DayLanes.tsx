import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { DayMap } from './DayMap.tsx';
import { linesOf } from './half-hours.ts';
import type { schema } from './schema.ts';

/**
 * Renders a day as in an appointment book, below a map to scale: a lane for each person who works there, a line for each
 * time at which something begins. On a phone, the entries are side by side, and scroll.
 */
export function DayLanes(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, lanes, entries, handedOver, time, swipe, context } = section;
  return (
    <section id={anchor} className="day-lanes section" data-section={type}>
      <div className="day-lanes-head wrap">
        <SectionWords heading={heading} lead={lead} />
        <Text.p className="day-lanes-legend flex gap-sm text-sm">{handedOver}</Text.p>
        <DayMap {...section} />
        <Text.p className="day-lanes-swipe text-note">{swipe}</Text.p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, it scrolls */}
      <section className="day-lanes-book relative" tabIndex={0} aria-label={heading}>
        <table>
          <thead>
            <tr>
              <Text.th scope="col">{time}</Text.th>
              {lanes.map(({ name, note: said }) => (
                <th key={name} scope="col">
                  <Text.b>{name}</Text.b> <Text>{said ?? ''}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(entries, lanes.length).map(({ time: at, cells }) => (
              <tr key={at}>
                <th className="text-muted" scope="row">
                  <time dateTime={at}>{clockTime(context.lang, at)}</time>
                </th>
                {cells.map(({ lane, lines, entry }) =>
                  entry ? (
                    <td
                      key={lane}
                      rowSpan={lines}
                      data-lane={lane === lanes.length ? 'software' : 'person'}
                      data-handed-over={entry.isHandedOver || undefined}
                    >
                      <Text.span className="day-lanes-who">{lanes[lane - 1]?.name ?? ''}</Text.span>
                      {entry.isHandedOver && (
                        <Text.span className="sr-only">{handedOver}</Text.span>
                      )}
                      <Text>{entry.body}</Text>
                    </td>
                  ) : (
                    <td key={lane} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { minuteOf } from '../../../ui/clock.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** The height of a minute, in rem. */
const MINUTE = 2.25;

/** Renders events minute by minute, stacked to scale, next to the heading. */
export function Minutes(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, moments, after, context } = section;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead} isBeside>
      <div className="minutes grid gap-2xl">
        <ol>
          {moments.map(({ time, body }, index) => {
            const next = moments[index + 1];
            return (
              <li key={time}>
                <time dateTime={time}>{clockTime(context.lang, time)}</time>
                {next && (
                  <svg
                    aria-hidden="true"
                    width="1"
                    height={`${(minuteOf(next.time) - minuteOf(time)) * MINUTE}rem`}
                  />
                )}
                <Text.p>{body}</Text.p>
              </li>
            );
          })}
        </ol>
        <Text.p className="text-lg font-medium">{after}</Text.p>
      </div>
    </SectionFrame>
  );
}

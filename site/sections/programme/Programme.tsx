import { shortDay } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { DurationCloth } from './DurationCloth.tsx';
import { ProgrammeDay } from './ProgrammeDay.tsx';
import { dayStart } from './quarters.ts';
import type { schema } from './schema.ts';

/** What happens when and where, day by day. */
export function Programme(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, layout, days, context } = section;
  const first = dayStart(days);
  const { lang } = context;
  const words = context.words.programme;
  const idOf = (index: number) => `${anchor}-day-${index + 1}`;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <div className="programme-top">
        {days.length > 1 && (
          <nav className="programme-days" aria-label={`${heading}: ${words.days}`}>
            <ul>
              {days.map(({ date }, index) => (
                <li key={idOf(index)}>
                  <a href={`#${idOf(index)}`}>{shortDay(lang, date)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="programme-key" aria-hidden="true">
          <DurationCloth start="00:00" end="00:05" />
          <Text>{words.stitch}</Text>
        </p>
      </div>
      <div data-layout={layout}>
        {days.map((day, index) => (
          <ProgrammeDay
            key={idOf(index)}
            id={idOf(index)}
            day={day}
            {...(layout === 'timetable' && { first })}
            context={context}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

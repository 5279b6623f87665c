import { dayAndMonth } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { StageFrame } from '../../../stages/StageFrame.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CloseDay } from './CloseDay.tsx';
import { DayCounts } from './DayCounts.tsx';
import { dateOf, workingDays } from './phases.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders the choice of a working day: radio buttons, so that it works without a script. */
function Days({ anchor, after, days, first, context }: Props) {
  return (
    <fieldset className="close-days ebony">
      <legend className="sr-only">{context.words.monthClose.day}</legend>
      <div>
        {days.map((day, index) => (
          <label key={day} className="close-day bare-radio text-label">
            <input
              type="radio"
              name={`${anchor}-day`}
              value={index + 1}
              defaultChecked={index + 1 === first}
            />
            <b className="text-xl text-ink">{index + 1}</b>{' '}
            <Text.span>{dayAndMonth(context.lang, dateOf(after, day))}</Text.span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders the close as a cloth, woven up to the selected day, and the deadlines that follow. */
function Month({ weave, due, after, dueNote, context }: Props) {
  return (
    <div className="close-month ebony">
      <div className="close-cloth" aria-hidden="true">
        <Loom weave={weave} isFirst />
      </div>
      <div className="wrap">
        <ol className="close-due">
          {due.map(({ day, what }) => (
            <li key={day}>
              <Text.time dateTime={dateOf(after, day)}>
                {dayAndMonth(context.lang, dateOf(after, day))}
              </Text.time>{' '}
              <Text>{what}</Text>
            </li>
          ))}
        </ol>
        <Text.p className="text-note">{dueNote}</Text.p>
      </div>
    </div>
  );
}

/** Renders the close of a month: the visitor chooses the working day and sees what waits for a person, and why. */
export function MonthClose(section: Props) {
  const { anchor, heading, lead, actions, tasks, screen, example, context } = section;
  return (
    <section id={anchor} className="close" data-section="hero">
      <div className="close-top ebony">
        <div className="wrap">
          <div className="close-words">
            <Text.h1>{heading}</Text.h1>
            <Lead>{lead}</Lead>
            <Actions actions={actions} />
          </div>
          <DayCounts tasks={tasks} context={context} />
        </div>
      </div>
      <Days {...section} />
      <Month {...section} />
      <div className="close-list wrap">
        <StageFrame {...screen} example={example}>
          {workingDays.map((day) => (
            <CloseDay key={day} day={day} tasks={tasks} context={context} />
          ))}
        </StageFrame>
      </div>
    </section>
  );
}

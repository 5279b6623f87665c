import { dayAndMonth } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { StageFrame } from '../../../stages/StageFrame.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CloseCloth } from './CloseCloth.tsx';
import { CloseDay } from './CloseDay.tsx';
import { DayCounts } from './DayCounts.tsx';
import { dateOf, workingDays } from './phases.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders the choice of a working day: radio buttons, so that it works without a script. */
function Days({ anchor, after, days, first, context }: Props) {
  return (
    <fieldset className="close-days">
      <legend className="sr-only">{context.words.monthClose.day}</legend>
      {days.map((day, index) => (
        <label key={day} className="stage-choice bare-radio text-label">
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
    </fieldset>
  );
}

/** Renders the close of a month: the visitor chooses the working day and sees what waits for a person, and why. */
export function MonthClose(section: Props) {
  const { anchor, heading, lead, actions, tasks, screen, example, context } = section;
  return (
    <section id={anchor} className="close" data-section="hero">
      <div className="close-top ebony">
        <div className="wrap columns">
          <Text.h1>{heading}</Text.h1>
          <div className="grid gap-lg">
            <Lead>{lead}</Lead>
            <Actions actions={actions} />
          </div>
        </div>
        <CloseCloth tasks={tasks} />
        <DayCounts tasks={tasks} context={context} />
      </div>
      <div className="close-list wrap">
        <StageFrame {...screen} example={example}>
          <Days {...section} />
          {workingDays.map((day) => (
            <CloseDay key={day} day={day} tasks={tasks} context={context} />
          ))}
        </StageFrame>
      </div>
    </section>
  );
}

import type { CSSProperties } from 'react';
import { dayAndMonth, weekday } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CloseTask } from './CloseTask.tsx';
import { DayCounts } from './DayCounts.tsx';
import { dateOf, isWeekend } from './date-of.ts';
import { LAST_DAY, type schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Returns the days of a month within a range. */
const daysThrough = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Renders the days after the close, at the same scale: days with a deadline are prominent, weekends are dimmed. */
function LaterDays({ days, due, after }: Pick<Props, 'days' | 'due' | 'after'>) {
  return daysThrough((days.at(-1) ?? 0) + 1, LAST_DAY).map((day) => (
    <span
      key={day}
      className="close-later"
      style={{ '--day': day }}
      data-due={due.some((each) => each.day === day) ? '' : undefined}
      data-free={isWeekend(dateOf(after, day)) ? '' : undefined}
      aria-hidden="true"
    >
      {day}
    </span>
  ));
}

/** Renders the choice of a working day, at its place in the month: radio buttons, so that it works without a script. */
function Days({ anchor, after, days, due, first, context }: Props) {
  return (
    <fieldset className="close-days ebony">
      <legend className="sr-only">{context.words.monthClose.day}</legend>
      <div>
        {daysThrough(days[0] ?? 1, days.at(-1) ?? 1).map((day) => {
          const number = days.indexOf(day) + 1;
          return number === 0 ? (
            <span key={day} className="close-day" style={{ '--day': day }} aria-hidden="true">
              {weekday(context.lang, dateOf(after, day))}
            </span>
          ) : (
            <label key={day} className="close-day bare-radio" style={{ '--day': day }}>
              <input
                type="radio"
                name={`${anchor}-day`}
                value={number}
                defaultChecked={number === first}
              />
              <b>{number}</b> <Text.span>{dayAndMonth(context.lang, dateOf(after, day))}</Text.span>
            </label>
          );
        })}
        <LaterDays days={days} due={due} after={after} />
      </div>
    </fieldset>
  );
}

/** Renders the month as a cloth: woven up to the selected day, bare warp until the last return is due. */
function Month({ weave, days, due, after, dueNote, context }: Props) {
  return (
    <div className="close-month ebony">
      <div className="close-cloth" style={{ '--day': days.at(-1) }} aria-hidden="true">
        <Loom weave={weave} isFirst />
      </div>
      <ol className="close-due">
        {due.map(({ day, what }) => (
          <li key={day} style={{ '--day': day }}>
            <Text.time dateTime={dateOf(after, day)}>
              {dayAndMonth(context.lang, dateOf(after, day))}
            </Text.time>{' '}
            <Text>{what}</Text>
          </li>
        ))}
      </ol>
      {dueNote !== undefined && <Text.p className="close-due-note">{dueNote}</Text.p>}
    </div>
  );
}

/**
 * Renders the close of a month. The visitor chooses the working day; tasks done by then are ticked, and the others say
 * who they wait for.
 */
export function MonthClose(section: Props) {
  const { anchor, heading, lead, actions, days, tasks, example, context } = section;
  const places = days.map((day, index) => [`--day-${index + 1}`, day]);
  return (
    <section
      id={anchor}
      className="close"
      data-section="hero"
      style={Object.fromEntries(places) as CSSProperties}
    >
      <div className="close-top ebony">
        <div className="wrap">
          <Text.h1>{heading}</Text.h1>
          <div className="close-words">
            <Lead>{lead}</Lead>
            <Actions actions={actions} />
          </div>
          <DayCounts tasks={tasks} context={context} />
        </div>
      </div>
      <Days {...section} />
      <Month {...section} />
      <div className="close-list wrap">
        <ol>
          {tasks.map((task) => (
            <CloseTask key={task.name} task={task} context={context} />
          ))}
        </ol>
        <Text.p className="close-example">{example}</Text.p>
      </div>
    </section>
  );
}

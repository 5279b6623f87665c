import { fillCount } from '../../../../contract/plural.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { StageFrame } from '../../../stages/StageFrame.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TitledText } from '../../../ui/TitledText.tsx';
import { countWaits, stateOn, type Task, workingDays } from '../month-close/phases.ts';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

const STATES = ['later', 'waits', 'person'] as const;

/** Renders the working days of a task in a row of cells, by its state on each. */
function Days({ task }: { task: Task }) {
  return (
    <svg viewBox={`0 0 ${workingDays.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {STATES.map((state) => {
        const days = workingDays.filter((day) => stateOn(day, task).state === state);
        return (
          <path key={state} data-is={state} d={days.map((day) => `M${day - 1} .5h.9`).join('')} />
        );
      })}
    </svg>
  );
}

/** Renders the report on a close: each task that waited, on which days and for whom, then all that ran automatically. */
function Report({ screen, tasks, context }: Pick<Section, 'screen' | 'tasks' | 'context'>) {
  const words = context.words.closeReport;
  const alone = tasks.filter(({ phases }) => phases.at(-1)?.state === 'alone');
  return (
    <StageFrame {...screen}>
      <ul className="report-tasks">
        <li className="stage-heading">
          <Text>{words.day}</Text>
          <span className="report-days">
            {workingDays.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </span>
          <Text.span>{words.waitedFor}</Text.span>
        </li>
        {tasks.map((task) => {
          const waits = countWaits(workingDays.map((day) => stateOn(day, task)));
          return (
            waits.length > 0 && (
              <li key={task.name}>
                <Text.b className="font-medium">{task.name}</Text.b>
                <Days task={task} />
                <span className="text-xs">
                  {waits.map(({ who, count }) => (
                    <Text.span key={who} className="block">
                      {`${who}, ${fillCount(words.waited, context.lang, count)}`}
                    </Text.span>
                  ))}
                </span>
              </li>
            )
          );
        })}
      </ul>
      <p className="report-alone">
        <Text.b className="font-medium">{words.alone}</Text.b>{' '}
        <Text.span className="text-muted">{alone.map(({ name }) => name).join(' · ')}</Text.span>
      </p>
    </StageFrame>
  );
}

/** Renders the steps of a first close in order, next to the report that it ends with. */
export function CloseReport({ type, anchor, heading, lead, steps, ...report }: Section) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead} align="apart">
      <div className="report columns">
        <ol className="report-steps">
          {steps.map(({ title, body, span }) => (
            <li key={title} className="grid gap-2xs">
              <Text.p className="text-sm text-accent font-medium">{span ?? ''}</Text.p>
              <TitledText title={title} body={body} />
            </li>
          ))}
        </ol>
        <Report {...report} />
      </div>
    </SectionFrame>
  );
}

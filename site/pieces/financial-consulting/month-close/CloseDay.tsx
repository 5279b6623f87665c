import type { SectionContext } from '../../../kit/define-section.ts';
import { StateMark } from '../../../stages/StateMark.tsx';
import { Text } from '../../../ui/Text.tsx';
import { isDone, stateOn, stateSaid, type Task } from './phases.ts';

interface Props {
  day: number;
  tasks: readonly Task[];
  context: SectionContext;
}

/** Renders the tasks on a working day: those that wait for a person with the reason, then all others in a line each. */
export function CloseDay({ day, tasks, context }: Props) {
  const states = tasks.map((task) => ({ name: task.name, ...stateOn(day, task) }));
  const words = context.words.monthClose;
  const said = (state: (typeof states)[number]) => stateSaid(state, words);
  return (
    <div data-on={day} className="columns">
      <ul className="close-waits">
        {states.map(
          (task) =>
            task.state === 'waits' && (
              <li key={task.name} className="grid items-center">
                <StateMark state="attention" />
                <Text.h2 className="text-2xl">{task.name}</Text.h2>
                <Text.p>{task.what}</Text.p>
                <Text.p className="text-accent font-semibold">{said(task)}</Text.p>
              </li>
            ),
        )}
      </ul>
      <details className="close-others text-muted">
        <Text.summary className="plus flex text-ink font-medium">{words.others}</Text.summary>
        <ul>
          {states.map(
            (task) =>
              task.state !== 'waits' && (
                <li key={task.name} className="grid items-center">
                  {isDone(task) && <StateMark state="ok" />}
                  <Text.b className="text-ink font-medium">{task.name}</Text.b>{' '}
                  <Text.span className="text-sm">{said(task)}</Text.span>
                </li>
              ),
          )}
        </ul>
      </details>
    </div>
  );
}

import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { doneOn, phasesWithDays, type Task } from './phases.ts';
import { stateSaid } from './state-said.ts';

interface Props {
  task: Task;
  context: SectionContext;
}

/** Renders a line of the checklist: its tick, and its state on each working day. */
export function CloseTask({ task, context }: Props) {
  return (
    <li data-done={doneOn(task).join(' ')}>
      <svg aria-hidden="true" viewBox="0 0 16 16">
        <rect x="1" y="1" width="14" height="14" rx="3" />
        <path d="m4.4 8.3 2.5 2.5 4.8-5.4" pathLength="1" />
      </svg>
      <Text.h2>{task.name}</Text.h2>
      {phasesWithDays(task).map((phase) => (
        <div key={phase.from} data-on={phase.days.join(' ')} data-state={phase.state}>
          <Text.p className="close-state">{stateSaid(phase, context.words.monthClose)}</Text.p>
          <Text.p>{phase.what}</Text.p>
        </div>
      ))}
    </li>
  );
}

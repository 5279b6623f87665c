import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { countOn, type Task, workingDays } from './phases.ts';

interface Props {
  tasks: readonly Task[];
  context: SectionContext;
}

/** Renders the caption of the cloth on each working day: the number of tasks done, and by whom. */
export function DayCounts({ tasks, context }: Props) {
  const words = context.words.monthClose;
  return workingDays.map((day) => {
    const { done, alone } = countOn(day, tasks);
    return (
      <div key={day} data-on={day} className="close-counts wrap">
        <p className="close-count text-2xl">
          <b>{done}</b>{' '}
          <Text.span>
            {fill(words.done, { count: String(tasks.length), day: String(day) })}
          </Text.span>
        </p>
        <ul className="text-muted">
          <Text.li data-by="alone">{fill(words.alone, { count: String(alone) })}</Text.li>
          <Text.li data-by="person">{fill(words.person, { count: String(done - alone) })}</Text.li>
        </ul>
      </div>
    );
  });
}

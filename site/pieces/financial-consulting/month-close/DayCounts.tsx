import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { countOn, type Task, workingDays } from './phases.ts';

interface Props {
  tasks: readonly Task[];
  context: SectionContext;
}

/** Renders the number of tasks done on each working day, in one large figure, and who the others wait for. */
export function DayCounts({ tasks, context }: Props) {
  const words = context.words.monthClose;
  return (
    <div className="close-counts">
      {workingDays.map((day) => {
        const { done, waits } = countOn(day, tasks);
        return (
          <div key={day} data-on={day}>
            <p className="close-count">
              <b>{done}</b>{' '}
              <Text.span>
                {fill(words.done, { count: String(tasks.length), day: String(day) })}
              </Text.span>
            </p>
            <ul>
              {waits.map(({ who, count }) => (
                <Text.li key={who}>{fill(words.waits, { who, count: String(count) })}</Text.li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

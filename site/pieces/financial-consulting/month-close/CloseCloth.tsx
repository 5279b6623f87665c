import { ClothThreads } from '../../../ui/loom/ClothThreads.tsx';
import type { Dye } from '../../../ui/loom/dyes.ts';
import { isRaised, sizeOf } from '../../../ui/loom/structures/figures.ts';
import { daysDone, isDone, type Task } from './phases.ts';

/** The cells from one figure to the next, and the rows of the edges above and below a figure. */
const COLUMNS = 21;
const ABOVE: Dye[] = ['turmeric', 'earth'];
const BELOW: Dye[] = ['lac', 'turmeric', 'earth'];
const { rows, columns } = sizeOf('star');
const START = (COLUMNS - columns) / 2;
const BOX = `0 0 ${COLUMNS * 4} ${(ABOVE.length + rows + 2 + BELOW.length) * 10}`;

/** The dye of a figure: tasks done automatically, and tasks that a person finished. */
const FIGURES = { alone: 'turmeric', person: 'cotton' } as const satisfies Record<string, Dye>;

/** Returns the cells of a figure, with a bare row above and below it, between its edges. */
function cellsOf(dye: Dye): (Dye | undefined)[] {
  const edge = (dyes: Dye[]) => dyes.flatMap((each) => Array.from({ length: COLUMNS }, () => each));
  const figure = Array.from({ length: (rows + 2) * COLUMNS }, (_, cell) =>
    isRaised('star', (cell % COLUMNS) - START, Math.floor(cell / COLUMNS) - 1) ? dye : undefined,
  );
  return [...edge(ABOVE), ...figure, ...edge(BELOW)];
}

/** Renders the close as a cloth that counts: a figure per task, in the order in which they are done, on bare warp. */
export function CloseCloth({ tasks }: { tasks: readonly Task[] }) {
  const woven = tasks
    .map((task) => ({ ...task, by: task.phases.findLast(isDone)?.state, days: daysDone(task) }))
    .filter(({ days }) => days.length > 0)
    .sort((one, other) => other.days.length - one.days.length);
  return (
    <div className="close-cloth">
      <div className="wrap">
        <svg aria-hidden="true">
          {Object.entries(FIGURES).map(([by, dye]) => (
            <symbol key={by} id={`close-${by}`} viewBox={BOX}>
              <ClothThreads dyes={cellsOf(dye)} columns={COLUMNS} />
            </symbol>
          ))}
        </svg>
        {woven.map(({ name, by, days }) => (
          <svg key={name} viewBox={BOX} aria-hidden="true" data-on={days.join(' ')}>
            <use href={`#close-${by}`} />
          </svg>
        ))}
      </div>
    </div>
  );
}

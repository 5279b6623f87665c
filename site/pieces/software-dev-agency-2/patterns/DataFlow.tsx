import type { SectionContent } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Step = SectionContent<typeof schema>['patterns'][number]['flow'][number];
type Actor = Step['by'];

interface Props {
  steps: readonly Step[];
  /** The names of the lanes. */
  lanes: Record<Actor, string>;
}

/** From top to bottom: outside the company's systems, inside them, and the people. */
const LANES: readonly Actor[] = ['model', 'system', 'person'];

/** Renders the lanes, which are the same for every path. */
export function FlowLanes({ lanes }: Pick<Props, 'lanes'>) {
  return (
    <div className="flow-lanes" aria-hidden="true">
      {LANES.map((lane) => (
        <Text.p key={lane} data-actor={lane}>
          {lanes[lane]}
        </Text.p>
      ))}
    </div>
  );
}

/**
 * Renders the path of the data, each step in the lane of its actor, with what is visible there and the data of an
 * example. Without room for lanes, it is a list in which each step names its actor.
 */
export function DataFlow({ steps, lanes }: Props) {
  return (
    <div className="data-flow" style={{ '--columns': steps.length * 2 + 1 }}>
      <svg
        viewBox={`0 0 ${steps.length * 2 + 1} ${LANES.length * 2}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={threadOf(steps.map(({ by }) => by))} />
      </svg>
      <ol>
        {steps.map(({ by, does, sees, shows }, index) => (
          <li
            key={does}
            data-actor={by}
            data-tight={[steps[index - 1]?.by, steps[index + 1]?.by].includes(by) || undefined}
            style={{ '--column': index * 2 + 1 }}
          >
            <Text.p className="data-flow-who">{lanes[by]}</Text.p>
            <Text.p className="data-flow-does">{does}</Text.p>
            {sees !== undefined && <Text.p className="data-flow-sees">{sees}</Text.p>}
            <Facts
              facts={shows.map(({ label, value }) => ({ term: label, detail: value }))}
              className="data-flow-shows"
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Returns one line through the centers of the steps, which are three units wide and overlap by one: from lane to lane, it
 * runs upright.
 */
function threadOf(doers: readonly Actor[]): string {
  return doers
    .map((by, step) => {
      const [x, y] = [step * 2 + 1.5, LANES.indexOf(by) * 2 + 1];
      return step === 0 ? `M${x} ${y}` : `H${x - 1}V${y}H${x}`;
    })
    .join('');
}

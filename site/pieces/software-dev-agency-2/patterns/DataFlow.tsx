import type { SectionContent } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import type { Weave } from '../../../ui/loom/weave.ts';
import { Text } from '../../../ui/Text.tsx';
import { type Actor, LANES, type schema } from './schema.ts';

type Step = SectionContent<typeof schema>['patterns'][number]['flow'][number];

interface Props {
  steps: readonly Step[];
  /** The names of the lanes. */
  lanes: Record<Actor, string>;
}

/**
 * Renders the lanes, which are the same for every path. The model’s lane is woven shut, and the data of its steps is in
 * the openings.
 */
export function FlowLanes({ lanes, weave }: Pick<Props, 'lanes'> & { weave: Weave }) {
  return (
    <div className="flow-lanes" aria-hidden="true">
      {LANES.map((lane) => (
        <div key={lane} data-actor={lane}>
          <Text.p>{lanes[lane]}</Text.p>
          {lane === 'model' && <Loom weave={weave} isCentred />}
        </div>
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
    <ol className="data-flow" style={{ '--columns': steps.length * 8 + 6 }}>
      {steps.map(({ by, does, sees, shows }, index) => (
        <li
          key={does}
          data-actor={by}
          data-to={directionTo(by, steps[index + 1]?.by)}
          data-from={directionTo(by, steps[index - 1]?.by)}
          style={{ '--step': index }}
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
  );
}

/** Returns the direction from a step’s lane to that of the one beside it, if there is one. */
function directionTo(by: Actor, other: Actor | undefined) {
  if (other === undefined) return undefined;
  if (other === by) return 'level';
  return LANES.indexOf(other) < LANES.indexOf(by) ? 'up' : 'down';
}

import { Text } from '../../ui/Text.tsx';
import type { StageContent } from '../define-stage.ts';
import { StateMark } from '../StateMark.tsx';
import type { schema } from './schema.ts';

type Columns = StageContent<typeof schema>['figures'][number]['columns'];
type Node = Columns[number][number];

/** Returns the vertical center of a node in percent: all nodes of a column have the same height. */
const middle = (at: number, count: number) => Math.round(((at + 0.5) / count) * 1000) / 10;

/** Renders the edges from the nodes of one column to those of the next. */
function Ways({ before, nodes }: { before: readonly Node[]; nodes: readonly Node[] }) {
  const ways = (isHeld: boolean) =>
    nodes
      .flatMap(({ from, state }, to) =>
        from
          .filter((each) => ((before[each - 1]?.state ?? state) === 'wrong') === isHeld)
          .map((each) => {
            const [start, end] = [middle(each - 1, before.length), middle(to, nodes.length)];
            return `M0 ${start}C60 ${start} 40 ${end} 100 ${end}`;
          }),
      )
      .join('');
  const held = ways(true);
  return (
    <svg
      className="lineage-ways"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ways(false)} />
      {held !== '' && <path d={held} data-held="" />}
    </svg>
  );
}

interface Props {
  titles: readonly string[];
  /** The label before a table's sources, where no edges are drawn. */
  from: string;
  columns: Columns;
}

/** Renders the lineage of a figure, from its sources through the loaded tables to its steps. */
export function Graph({ titles, from, columns }: Props) {
  return (
    <ol className="lineage-graph">
      {columns.map((nodes, index) => {
        const before = columns[index - 1];
        const title = titles[index] ?? '';
        return (
          <li key={title}>
            <h3 className="stage-heading">
              <Text>{title}</Text>
            </h3>
            <div className="lineage-column">
              {before && <Ways before={before} nodes={nodes} />}
              <ul>
                {nodes.map(({ name, note, state, from: sources }) => (
                  <li key={name} data-state={state}>
                    <code>{name}</code>
                    <span>
                      {state !== 'ok' && <StateMark state={state} />}
                      <Text>{note}</Text>
                    </span>
                    {before && (
                      <span className="lineage-from">
                        <Text>{from}</Text>{' '}
                        {sources.map((each) => before[each - 1]?.name).join(', ')}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

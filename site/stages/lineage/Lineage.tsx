import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { Checks } from '../Checks.tsx';
import { Choices } from '../Choices.tsx';
import { Notice } from '../Notice.tsx';
import type { StageContent, StageProps } from '../parts.ts';
import { StageFrame } from '../StageFrame.tsx';
import { Said, StateMark } from '../StateMark.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;
type Figure = Props['figures'][number];

function FigureChoice({ label, value, state, said }: Figure) {
  return (
    <span className="lineage-figure grid text-muted">
      <Text.span>{label}</Text.span>
      <Text.b className="text-3xl nowrap">{value}</Text.b>
      <Said state={state} said={said} />
    </span>
  );
}

function FigureOrigin({
  name,
  words,
  ...figure
}: Figure & { name: string; words: Props['words'] }) {
  const { columns, code, checks, holds, contract } = figure;
  return (
    <>
      <Graph titles={words.columns} from={words.from} columns={columns} />
      <div className="lineage-checks grid content-start gap-sm">
        <Text.h3 className="stage-heading">{words.checks}</Text.h3>
        <Checks checks={checks} />
        {holds && <Notice {...holds} state="wrong" />}
      </div>
      <Steps name={`${name}-file`} legend={words.files} code={code} />
      <Contract {...contract} words={words} />
    </>
  );
}

/**
 * Shows where a figure comes from: the visitor chooses a figure of a report, and its lineage, SQL, checks and contract
 * follow.
 */
export function Lineage({ id, choose, first, figures, words, ...frame }: Props) {
  return (
    <StageFrame {...frame}>
      <Choices
        name={`${id}-figure`}
        legend={choose}
        items={figures}
        first={first}
        className="lineage-figures"
      >
        {(figure) => <FigureChoice {...figure} />}
      </Choices>
      {figures.map((figure, index) => (
        <div key={figure.label} className="lineage-origin grid border-t" data-of={index + 1}>
          <FigureOrigin {...figure} name={`${id}-${index + 1}`} words={words} />
        </div>
      ))}
    </StageFrame>
  );
}

interface StepsProps {
  /** The name of the group of radio buttons on its page. */
  name: string;
  legend: string;
  code: StageContent<typeof schema>['figures'][number]['code'];
}

/** Renders the SQL of the steps, one file at a time. */
function Steps({ name, legend, code }: StepsProps) {
  return (
    <div className="lineage-code ebony">
      <fieldset className="flex flex-wrap">
        <Text.legend className="sr-only">{legend}</Text.legend>
        {code.map((file, index) => (
          <label key={file.name} className="bare-radio flex items-center text-muted">
            <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
            {file.name}
          </label>
        ))}
      </fieldset>
      {code.map((file, index) => (
        <div key={file.name} data-file={index + 1}>
          <Code lines={highlight(file.sql, 'sql')} label={file.name} />
        </div>
      ))}
    </div>
  );
}

type Content = StageContent<typeof schema>;
type ContractProps = Content['figures'][number]['contract'] & { words: Content['words'] };

/** Renders the contract of a table to open: each column with its type, then the owner and the process for changes. */
function Contract({ table, columns, facts, words }: ContractProps) {
  return (
    <details className="lineage-contract border-t">
      <summary className="flex flex-wrap items-center font-medium">
        <Text>{words.contract}</Text> <code>{table}</code>
        <Icon name="chevron" size={16} />
      </summary>
      <div>
        <table className="stage-table">
          <thead>
            <tr>
              {[words.column, words.type, words.means].map((word) => (
                <Text.th key={word} scope="col" className="text-muted">
                  {word}
                </Text.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, type, means }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <code className="text-accent">{type}</code>
                </td>
                <Text.td>{means}</Text.td>
              </tr>
            ))}
          </tbody>
        </table>
        <Facts facts={facts} className="stage-facts" />
      </div>
    </details>
  );
}

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

/** The place of a table’s edges in a stacked graph: the tables of a column are side by side, each on a lane of its own. */
const laneOf = (index: number) => 10 + index * 18;

interface LanesProps {
  before: readonly Node[];
  nodes: readonly Node[];
  /** The table in this row; the row above a column’s tables has none. */
  at?: number;
  isLast: boolean;
}

/** Renders the edges of one row of a stacked graph: those that pass it, then those of its table, with its point. */
function Lanes({ before, nodes, at = -1, isLast }: LanesProps) {
  const lane = laneOf(at);
  const passing = [
    ...before.flatMap((_, each) =>
      nodes.some(({ from }, to) => to > at && from.includes(each + 1)) ? [each] : [],
    ),
    ...(isLast ? [] : nodes.slice(0, Math.max(0, at)).keys()),
  ].map((each) => `M${laneOf(each)} 0V100`);
  const own = (nodes[at]?.from ?? []).map((each) => {
    const start = laneOf(each - 1);
    return `M${start} 0C${start} 32 ${lane} 12 ${lane} 50`;
  });
  return (
    <svg
      className="lineage-lanes"
      viewBox="0 0 64 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {passing.length > 0 && <path d={passing.join('')} />}
      {at >= 0 && (
        <g>
          <path d={`${own.join('')}${isLast ? '' : `M${lane} 50V100`}`} />
          <path d={`M${lane} 50h0`} />
        </g>
      )}
    </svg>
  );
}

interface WaysProps {
  titles: readonly string[];
  /** The label before a table’s sources, for screen readers: others see the edges. */
  from: string;
  columns: Columns;
}

/** Renders the lineage of a figure, from its sources through the loaded tables to its steps. */
function Graph({ titles, from, columns }: WaysProps) {
  return (
    <ol className="lineage-graph">
      {columns.map((nodes, index) => {
        const before = columns[index - 1];
        const title = titles[index] ?? '';
        const row = { before: before ?? [], nodes, isLast: index === columns.length - 1 };
        return (
          <li key={title}>
            <h3 className="stage-heading">
              <Text>{title}</Text>
              {before && <Lanes {...row} />}
            </h3>
            <div className="lineage-column">
              {before && <Ways before={before} nodes={nodes} />}
              <ul>
                {nodes.map(({ name, note, state, from: sources }, at) => (
                  <li key={name} data-state={state}>
                    <Lanes {...row} at={at} />
                    <code className="font-semibold text-ink">{name}</code>
                    <span>
                      {state !== 'ok' && <StateMark state={state} />}
                      <Text>{note}</Text>
                    </span>
                    {before && (
                      <span className="sr-only">
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

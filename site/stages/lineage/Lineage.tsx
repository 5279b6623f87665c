import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { Facts } from '../../ui/Facts.tsx';
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
    <span className="lineage-figure">
      <Text.span>{label}</Text.span>
      <Text.b>{value}</Text.b>
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
      <Steps name={`${name}-file`} legend={words.files} code={code} />
      <div className="lineage-checks">
        <Text.h3 className="stage-heading">{words.checks}</Text.h3>
        <Checks checks={checks} />
        {holds && <Notice {...holds} state="wrong" />}
      </div>
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
        <div key={figure.label} className="lineage-origin" data-of={index + 1}>
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
      <fieldset>
        <Text.legend className="sr-only">{legend}</Text.legend>
        {code.map((file, index) => (
          <label key={file.name} className="bare-radio">
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

/** Renders the contract of a table: each column with its type, then the owner and the process for changes. */
function Contract({ table, columns, facts, words }: ContractProps) {
  return (
    <div className="lineage-contract">
      <table className="stage-table">
        <caption className="stage-heading">
          <Text>{words.contract}</Text> <code>{table}</code>
        </caption>
        <thead>
          <tr>
            {[words.column, words.type, words.means].map((word) => (
              <Text.th key={word} scope="col">
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
                <code>{type}</code>
              </td>
              <Text.td>{means}</Text.td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts facts={facts} className="stage-facts" />
    </div>
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

interface WaysProps {
  titles: readonly string[];
  /** The label before a table's sources, where no edges are drawn. */
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
        return (
          <li key={title}>
            <Text.h3 className="stage-heading">{title}</Text.h3>
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

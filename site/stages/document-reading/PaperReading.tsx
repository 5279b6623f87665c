import { Text } from '../../ui/Text.tsx';
import { Decision } from '../Decision.tsx';
import type { StageContent } from '../define-stage.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;
type Paper = Content['papers'][number];

function Compare({ title, columns, rows }: Paper['compare']) {
  return (
    <table className="papers-compare">
      <caption className="stage-heading">
        <Text>{title}</Text>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <Text>{column}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, state }) => (
          <tr key={name} data-state={state}>
            <th scope="row">
              <Text>{name}</Text>
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props extends Paper {
  words: Content['words'];
  /** The name of its decision's radio buttons on the page. */
  group: string;
}

/** Renders the fields read from a paper, how they compare with known data, what does not match, and the options. */
export function PaperReading(props: Props) {
  const { state, fields, compare, why, decision, words, group } = props;
  return (
    <div className="papers-reading">
      <div className="papers-fields">
        <p className="stage-heading">
          <span>
            <Text>{words.read}</Text>
          </span>
          <span>
            <Text>{words.confidence}</Text>
          </span>
        </p>
        <ol>
          {fields.map(({ label, value, confidence, state: sure }, index) => (
            <li key={label} data-state={sure} data-place={index + 1}>
              <span className="papers-label">
                <Text>{label}</Text>
              </span>
              <span className="papers-value">
                <Text>{value}</Text>
              </span>
              <svg className="papers-meter" aria-hidden="true" viewBox="0 0 40 4">
                <path d="M0 2H40" />
                <path d={`M0 2H${Math.round(confidence * 0.4)}`} />
              </svg>
              <span className="papers-confidence">{confidence}%</span>
            </li>
          ))}
        </ol>
      </div>
      <Compare {...compare} />
      <div className="papers-why" data-state={state}>
        <p>
          <Text>{why.title}</Text>
        </p>
        <p>
          <Text>{why.body}</Text>
        </p>
      </div>
      <Decision name={group} {...decision} />
    </div>
  );
}

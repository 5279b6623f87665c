import { Text } from '../../ui/Text.tsx';
import { Checks } from '../Checks.tsx';
import { Choices } from '../Choices.tsx';
import { Decision } from '../Decision.tsx';
import type { StageContent, StageProps } from '../parts.ts';
import { StageFrame } from '../StageFrame.tsx';
import { Said } from '../StateMark.tsx';
import { PaperPrint } from './PaperPrint.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;

function PaperChoice({ name, from, came, amount, state, said }: Props['papers'][number]) {
  return (
    <span className="stage-queue-item">
      <Text.span className="text-sm font-medium">{name}</Text.span>
      <Text.span className="papers-amount">{amount}</Text.span>
      <Text.span className="text-muted">{from}</Text.span>
      <Text.span className="papers-came text-muted">{came}</Text.span>
      <Said state={state} said={said} />
    </span>
  );
}

function PaperTop({ name, from, came, state, said }: Props['papers'][number]) {
  return (
    <div className="papers-top">
      <Text.h3>{name}</Text.h3>
      <Text.p className="papers-origin text-label">{`${from} · ${came}`}</Text.p>
      <p>
        <Said state={state} said={said} />
      </p>
    </div>
  );
}

/** The papers of a day: a list, the selected paper, and the fields read from it. */
export function DocumentReading({ id, choose, papers, words, ...frame }: Props) {
  return (
    <StageFrame {...frame}>
      <div className="stage-queue">
        <Choices name={`${id}-paper`} legend={choose} items={papers}>
          {(paper) => <PaperChoice {...paper} />}
        </Choices>
      </div>
      {papers.map((paper, index) => (
        <div key={paper.name} className="papers-shown" data-of={index + 1}>
          <PaperTop {...paper} />
          <PaperPrint {...paper.print} />
          <div className="papers-checks">
            <Text.p className="stage-heading">{words.checked}</Text.p>
            <Checks checks={paper.checks} />
          </div>
          <PaperReading {...paper} words={words} group={`${id}-decision-${index + 1}`} />
        </div>
      ))}
    </StageFrame>
  );
}

type Content = StageContent<typeof schema>;
type Paper = Content['papers'][number];

function Compare({ title, columns, rows }: Paper['compare']) {
  return (
    <table className="stage-table papers-compare">
      <Text.caption className="stage-heading">{title}</Text.caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Text.th key={column} scope="col" className="text-muted">
              {column}
            </Text.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, state }) => (
          <tr key={name} data-state={state}>
            <Text.th scope="row">{name}</Text.th>
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

interface CompareProps extends Paper {
  words: Content['words'];
  /** The name of its decision's radio buttons on the page. */
  group: string;
}

/** Renders the fields read from a paper, how they compare with known data, what does not match, and the options. */
function PaperReading(props: CompareProps) {
  const { state, fields, compare, why, decision, words, group } = props;
  return (
    <div className="papers-reading">
      <div className="papers-fields">
        <p className="stage-heading">
          <Text.span>{words.read}</Text.span>
          <Text.span>{words.confidence}</Text.span>
        </p>
        <ol>
          {fields.map(({ label, value, confidence, state: sure }, index) => (
            <li key={label} data-state={sure} data-place={index + 1}>
              <Text.span className="text-muted">{label}</Text.span>
              <Text.span className="font-medium">{value}</Text.span>
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
        <Text.p className="font-semibold">{why.title}</Text.p>
        <Text.p>{why.body}</Text.p>
      </div>
      <Decision name={group} {...decision} />
    </div>
  );
}

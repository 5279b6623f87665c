import { Text } from '../../ui/Text.tsx';
import { Checks } from '../Checks.tsx';
import { Choice } from '../Choice.tsx';
import type { StageProps } from '../define-stage.ts';
import { Notice } from '../Notice.tsx';
import { StageFrame } from '../StageFrame.tsx';
import { StateMark } from '../StateMark.tsx';
import { Contract } from './Contract.tsx';
import { Graph } from './Graph.tsx';
import { Steps } from './Steps.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;
type Figure = Props['figures'][number];

function FigureChoice({ label, value, state, said }: Figure) {
  return (
    <span className="lineage-figure">
      <span>
        <Text>{label}</Text>
      </span>
      <b>
        <Text>{value}</Text>
      </b>
      <span className="lineage-said" data-state={state}>
        <StateMark state={state} />
        <Text>{said}</Text>
      </span>
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
        <h3 className="stage-heading">
          <Text>{words.checks}</Text>
        </h3>
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
      <fieldset className="lineage-figures">
        <legend className="stage-heading">
          <Text>{choose}</Text>
        </legend>
        {figures.map((figure, index) => (
          <Choice key={figure.label} name={`${id}-figure`} number={index + 1} first={first}>
            <FigureChoice {...figure} />
          </Choice>
        ))}
      </fieldset>
      {figures.map((figure, index) => (
        <div key={figure.label} className="lineage-origin" data-of={index + 1}>
          <FigureOrigin {...figure} name={`${id}-${index + 1}`} words={words} />
        </div>
      ))}
    </StageFrame>
  );
}

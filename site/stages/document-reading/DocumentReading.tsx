import { Text } from '../../ui/Text.tsx';
import { Checks } from '../Checks.tsx';
import { Choice } from '../Choice.tsx';
import type { StageProps } from '../define-stage.ts';
import { StageFrame } from '../StageFrame.tsx';
import { StateMark } from '../StateMark.tsx';
import { PaperPrint } from './PaperPrint.tsx';
import { PaperReading } from './PaperReading.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;

function PaperChoice({ name, from, came, amount, state, said }: Props['papers'][number]) {
  return (
    <span className="stage-queue-item">
      <span className="stage-queue-name">
        <Text>{name}</Text>
      </span>
      <span className="papers-amount">
        <Text>{amount}</Text>
      </span>
      <span className="papers-from">
        <Text>{from}</Text>
      </span>
      <span className="papers-came">
        <Text>{came}</Text>
      </span>
      <span className="stage-said" data-state={state}>
        <StateMark state={state} />
        <Text>{said}</Text>
      </span>
    </span>
  );
}

function PaperTop({ name, from, came, state, said }: Props['papers'][number]) {
  return (
    <div className="papers-top">
      <h3>
        <Text>{name}</Text>
      </h3>
      <p className="papers-origin">
        <Text>{`${from} · ${came}`}</Text>
      </p>
      <p className="stage-said" data-state={state}>
        <StateMark state={state} />
        <Text>{said}</Text>
      </p>
    </div>
  );
}

/** The papers of a day: a list, the selected paper, and the fields read from it. */
export function DocumentReading({ id, choose, papers, posted, words, ...frame }: Props) {
  return (
    <StageFrame {...frame}>
      <div className="papers">
        <div className="stage-queue">
          <fieldset>
            <legend className="stage-heading">
              <Text>{choose}</Text>
            </legend>
            {papers.map((paper, index) => (
              <Choice key={paper.name} name={`${id}-paper`} number={index + 1}>
                <PaperChoice {...paper} />
              </Choice>
            ))}
          </fieldset>
          <div className="papers-posted">
            <p className="stage-heading">
              <Text>{posted.title}</Text>
            </p>
            <ul>
              {posted.rows.map(({ name, amount }) => (
                <li key={name}>
                  <StateMark state="ok" />
                  <span>
                    <Text>{name}</Text>
                  </span>
                  <span>{amount}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {papers.map((paper, index) => (
          <div key={paper.name} className="papers-shown" data-of={index + 1}>
            <PaperTop {...paper} />
            <PaperPrint {...paper.print} />
            <div className="papers-checks">
              <p className="stage-heading">
                <Text>{words.checked}</Text>
              </p>
              <Checks checks={paper.checks} />
            </div>
            <PaperReading {...paper} words={words} group={`${id}-decision-${index + 1}`} />
          </div>
        ))}
      </div>
    </StageFrame>
  );
}

import { Text } from '../../ui/Text.tsx';
import { Choice } from '../Choice.tsx';
import type { StageProps } from '../define-stage.ts';
import { Facts } from '../Facts.tsx';
import { Notice } from '../Notice.tsx';
import { StageFrame } from '../StageFrame.tsx';
import { SigningOrder } from './SigningOrder.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;
type Request = Props['requests'][number];

function RequestChoice({ amount, what, by, band }: Request) {
  return (
    <span className="signing-item">
      <span className="signing-amount">
        <Text>{amount}</Text>
      </span>
      <span className="signing-what">
        <Text>{what}</Text>
      </span>
      <span className="signing-by">
        <Text>{by}</Text>
      </span>
      <span className="signing-band">
        <Text>{band}</Text>
      </span>
    </span>
  );
}

function RequestDetail({ words, ...request }: Request & { words: Props['words'] }) {
  const { facts, flag, log, outcome, usual, latest } = request;
  const times = [
    { term: words.usual, detail: usual },
    { term: words.latest, detail: latest },
  ];
  return (
    <div className="signing-detail">
      <div>
        <h3 className="stage-heading">
          <Text>{words.request}</Text>
        </h3>
        <Facts facts={facts} className="signing-facts" />
        {flag && <Notice {...flag} state="attention" />}
      </div>
      <div>
        <h3 className="stage-heading">
          <Text>{words.log}</Text>
        </h3>
        <ol className="signing-log">
          {log.map(({ time, body }) => (
            <li key={`${time} ${body}`}>
              <span>
                <Text>{time}</Text>
              </span>
              <span>
                <Text>{body}</Text>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="stage-heading">
          <Text>{words.outcome}</Text>
        </h3>
        <p className="signing-outcome">
          <Text>{outcome}</Text>
        </p>
        <Facts facts={times} className="signing-facts" />
      </div>
    </div>
  );
}

/** Shows who has to sign: the visitor chooses the amount, and whether one of the signers is away. */
export function Approvals({ id, choose, first, signers, away, requests, words, ...frame }: Props) {
  return (
    <StageFrame {...frame}>
      <div className="signing">
        <fieldset className="signing-amounts">
          <legend className="stage-heading">
            <Text>{choose}</Text>
          </legend>
          {requests.map((request, index) => (
            <Choice
              key={request.amount}
              name={`${id}-amount`}
              number={index + 1}
              first={first}
              className="signing-choice"
            >
              <RequestChoice {...request} />
            </Choice>
          ))}
        </fieldset>
        <div className="signing-bar">
          <p className="stage-heading">
            <Text>{words.order}</Text>
          </p>
          <label className="signing-away">
            <input type="checkbox" />
            <span>
              <Text>{away.label}</Text>
            </span>
          </label>
        </div>
        {requests.map((request, index) => (
          <div key={request.amount} data-of={index + 1}>
            <h3 className="sr-only">
              <Text>{`${request.amount}: ${request.what}`}</Text>
            </h3>
            <SigningOrder
              signers={signers}
              route={request.route}
              notNeeded={words.notNeeded}
              unaffected={away.unaffected}
            />
            <RequestDetail {...request} words={words} />
          </div>
        ))}
      </div>
    </StageFrame>
  );
}

import { Facts } from '../../ui/Facts.tsx';
import { Text } from '../../ui/Text.tsx';
import { Choices } from '../Choices.tsx';
import { Notice } from '../Notice.tsx';
import type { StageContent, StageProps } from '../parts.ts';
import { StageFrame } from '../StageFrame.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;
type Request = Props['requests'][number];

function RequestChoice({ amount, what, by, band }: Request) {
  return (
    <span className="grid text-xs">
      <Text.span className="signing-amount font-semibold">{amount}</Text.span>
      <Text.span className="font-medium">{what}</Text.span>
      <Text.span className="text-muted">{by}</Text.span>
      <Text.span className="text-muted">{band}</Text.span>
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
    <div className="signing-detail grid gap-lg border-t text-xs">
      <div className="grid content-start gap-xs">
        <Text.h3 className="stage-heading">{words.request}</Text.h3>
        <Facts facts={facts} className="stage-facts" />
        {flag && <Notice {...flag} state="attention" />}
      </div>
      <div className="grid content-start gap-xs">
        <Text.h3 className="stage-heading">{words.log}</Text.h3>
        <ol className="signing-log">
          {log.map(({ time, body }) => (
            <li className="relative grid gap-sm border-t" key={`${time} ${body}`}>
              <Text.span className="text-muted">{time}</Text.span>
              <Text.span>{body}</Text.span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid content-start gap-xs">
        <Text.h3 className="stage-heading">{words.outcome}</Text.h3>
        <Text.p className="text-sm font-medium">{outcome}</Text.p>
        <Facts facts={times} className="stage-facts" />
      </div>
    </div>
  );
}

/** Shows who has to sign: the visitor chooses the amount, and whether one of the signers is away. */
export function Approvals({ id, choose, first, signers, away, requests, words, ...frame }: Props) {
  return (
    <StageFrame {...frame}>
      <div className="signing">
        <Choices
          name={`${id}-amount`}
          legend={choose}
          items={requests}
          first={first}
          className="signing-amounts"
          choice="signing-choice"
        >
          {(request) => <RequestChoice {...request} />}
        </Choices>
        <div className="signing-bar flex flex-wrap items-center justify-between border-t">
          <Text.p className="stage-heading">{words.order}</Text.p>
          <label className="signing-away flex items-center gap-sm font-medium text-xs">
            <input className="switch" type="checkbox" />
            <Text.span>{away.label}</Text.span>
          </label>
        </div>
        {requests.map((request, index) => (
          <div key={request.amount} data-of={index + 1}>
            <Text.h3 className="sr-only">{`${request.amount}: ${request.what}`}</Text.h3>
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

type Content = StageContent<typeof schema>;
type Signature = Content['requests'][number]['route'][number];

interface WordsProps {
  who: string;
  role: string;
  said: string;
  limit?: string | undefined;
  className?: string;
}

function SignerWords({ who, role, said, limit, className = '' }: WordsProps) {
  return (
    <div className={`signer-words ${className}`}>
      <Text.p className="signer-who text-sm font-semibold">{who}</Text.p>
      <Text.p className="text-muted">{role}</Text.p>
      <Text.p className="signer-said font-medium">{said}</Text.p>
      {limit !== undefined && <Text.p className="text-muted">{limit}</Text.p>}
    </div>
  );
}

/** Renders the state of a signer: signed, currently asked, or still to come. */
function Point({ state }: { state: Signature['state'] | 'not-needed' }) {
  return (
    <svg aria-hidden="true" className="signer-point" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="11" />
      {state === 'signed' && <path d="m7.5 12.3 3.1 3.1 6-6.6" />}
      {state === 'waiting' && <circle className="signer-now" cx="12" cy="12" r="4.5" />}
    </svg>
  );
}

interface SignerWordsProps {
  signers: Content['signers'];
  route: readonly Signature[];
  notNeeded: string;
  /** Shown if no signer is away. */
  unaffected: string;
}

/** Renders all signers in order: the required ones on a line, the others next to it. */
function SigningOrder({ signers, route, notNeeded, unaffected }: SignerWordsProps) {
  const isAffected = route.some(({ deputy }) => deputy !== undefined);
  return (
    <>
      <ol className="signing-order grid">
        {signers.map(({ who, role, rule }, index) => {
          const signature = route.find(({ signer }) => signer === index + 1);
          if (signature === undefined) {
            return (
              <li className="relative grid" key={role} data-state="not-needed">
                <Point state="not-needed" />
                <SignerWords who={who} role={role} said={notNeeded} limit={rule} />
              </li>
            );
          }
          const { state, said, limit, deputy } = signature;
          return (
            <li className="relative grid" key={role} data-state={state}>
              <Point state={state} />
              <SignerWords who={who} role={role} said={said} limit={limit} />
              {deputy && <SignerWords {...deputy} className="signer-deputy" />}
            </li>
          );
        })}
      </ol>
      {!isAffected && <Text.p className="signing-unaffected">{unaffected}</Text.p>}
    </>
  );
}

import { Text } from '../../ui/Text.tsx';
import type { StageContent } from '../define-stage.ts';
import type { schema } from './schema.ts';

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
      <p className="signer-who">
        <Text>{who}</Text>
      </p>
      <p className="signer-role">
        <Text>{role}</Text>
      </p>
      <p className="signer-said">
        <Text>{said}</Text>
      </p>
      {limit !== undefined && (
        <p className="signer-limit">
          <Text>{limit}</Text>
        </p>
      )}
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

interface Props {
  signers: Content['signers'];
  route: readonly Signature[];
  notNeeded: string;
  /** Shown if no signer is away. */
  unaffected: string;
}

/** Renders all signers in order: the required ones on a line, the others next to it. */
export function SigningOrder({ signers, route, notNeeded, unaffected }: Props) {
  const isAffected = route.some(({ deputy }) => deputy !== undefined);
  return (
    <>
      <ol className="signing-order">
        {signers.map(({ who, role, rule }, index) => {
          const signature = route.find(({ signer }) => signer === index + 1);
          if (signature === undefined) {
            return (
              <li key={role} data-state="not-needed">
                <Point state="not-needed" />
                <SignerWords who={who} role={role} said={notNeeded} limit={rule} />
              </li>
            );
          }
          const { state, said, limit, deputy } = signature;
          return (
            <li key={role} data-state={state}>
              <Point state={state} />
              <SignerWords who={who} role={role} said={said} limit={limit} />
              {deputy && <SignerWords {...deputy} className="signer-deputy" />}
            </li>
          );
        })}
      </ol>
      {!isAffected && (
        <p className="signing-unaffected">
          <Text>{unaffected}</Text>
        </p>
      )}
    </>
  );
}

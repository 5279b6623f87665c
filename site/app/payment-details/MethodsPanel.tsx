import { Typeset } from '../../ui/Typeset.tsx';
import { Panel } from '../area/Panel.tsx';
import { usePayment } from './words.ts';

/** Links to the place where payment methods are stored, which is not on this site. */
export function MethodsPanel({ methodsAt }: { methodsAt: string | null }) {
  const { heading, lead, none, open } = usePayment().words.methods;
  return (
    <Panel heading={heading} lead={lead}>
      {methodsAt === null ? (
        <p>
          <Typeset>{none}</Typeset>
        </p>
      ) : (
        <a className="button button-second" href={methodsAt} rel="noreferrer">
          <Typeset>{open}</Typeset>
        </a>
      )}
    </Panel>
  );
}

import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Panel } from '../area/Panel.tsx';
import { usePayment } from './words.ts';

/** Links to the place where payment methods are stored, which is not on this site. */
export function MethodsPanel({ methodsAt }: { methodsAt: string | null }) {
  const { words, messages } = usePayment();
  const { heading, lead, none, open } = words.methods;
  return (
    <Panel heading={heading} lead={lead}>
      {methodsAt === null ? (
        <EmptyState
          drawing="invoice"
          heading={<Typeset>{none.heading}</Typeset>}
          body={<Typeset>{none.body}</Typeset>}
        >
          <a className="button button-second" href={messages}>
            <Typeset>{none.action}</Typeset>
          </a>
        </EmptyState>
      ) : (
        <a className="button button-second" href={methodsAt} rel="noreferrer">
          <Typeset>{open}</Typeset>
        </a>
      )}
    </Panel>
  );
}

import { Typeset } from '../../ui/Typeset.tsx';
import { inArea } from '../area/Area.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { Panel } from '../area/Panel.tsx';
import { usePage } from '../page-context.ts';
import { countries } from './countries.ts';
import { InvoicesPanel } from './InvoicesPanel.tsx';
import { usePaymentDetails } from './queries.ts';
import type { PaymentDetailsProps } from './texts.ts';

const INVOICE = [
  '###########',
  '#.........#',
  '#.####....#',
  '#.........#',
  '#.######..#',
  '#.........#',
  '#.........#',
  '#.....ooo.#',
  '#.........#',
  '#.#.#.#.#.#',
  '##.#.#.#.##',
] as const;

/** `/account/payment-details`: the billing details on invoices, and the payment methods. */
export const PaymentDetails = inArea<PaymentDetailsProps>(function Panels() {
  const { lang } = usePage<PaymentDetailsProps>();
  const query = usePaymentDetails();
  return (
    <Loaded query={query}>
      {({ details, methodsAt }) => (
        <>
          <InvoicesPanel details={details} countries={countries(lang)} />
          <MethodsPanel methodsAt={methodsAt} />
        </>
      )}
    </Loaded>
  );
});

function MethodsPanel({ methodsAt }: { methodsAt: string | null }) {
  const { words, messages } = usePage<PaymentDetailsProps>();
  const { heading, lead, none, open } = words.methods;
  return (
    <Panel heading={heading} lead={lead}>
      {methodsAt === null ? (
        <EmptyState drawing={INVOICE} {...none}>
          <Typeset.a className="button button-second" href={messages}>
            {none.action}
          </Typeset.a>
        </EmptyState>
      ) : (
        <Typeset.a className="button button-second" href={methodsAt} rel="noreferrer">
          {open}
        </Typeset.a>
      )}
    </Panel>
  );
}

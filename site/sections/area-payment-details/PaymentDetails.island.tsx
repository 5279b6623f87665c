import { useMemo } from 'react';
import { Area } from '../area/Area.tsx';
import { Loaded } from '../area/Loaded.tsx';
import type { AreaSpeech } from '../area/use-area.ts';
import { InvoicesPanel } from './InvoicesPanel.tsx';
import { MethodsPanel } from './MethodsPanel.tsx';
import { usePaymentDetails } from './queries.ts';
import { PaymentContext, type PaymentSpeech } from './words.ts';

interface Props extends PaymentSpeech {
  lang: AreaSpeech['lang'];
  area: AreaSpeech['words'];
  terms: readonly string[];
}

/** `/account/payment-details`: what stands on invoices, and how they are paid. */
export function PaymentDetails({ lang, area, terms, words, refusals }: Props) {
  const speech = useMemo(() => ({ words, refusals }), [words, refusals]);
  return (
    <Area lang={lang} words={area} terms={terms}>
      <PaymentContext value={speech}>
        <Panels />
      </PaymentContext>
    </Area>
  );
}

function Panels() {
  const query = usePaymentDetails();
  return (
    <Loaded query={query}>
      {({ details, methodsAt }) => (
        <>
          <InvoicesPanel details={details} />
          <MethodsPanel methodsAt={methodsAt} />
        </>
      )}
    </Loaded>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { HOME } from '../../../contract/home-country.ts';
import { call } from '../../session/api.ts';
import { explain, type Refused } from '../../session/refusals.ts';
import { forgetSent } from '../../session/sent.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Done } from '../area/Done.tsx';
import { Panel } from '../area/Panel.tsx';
import { useArea } from '../area/use-area.ts';
import { useUntilTyped } from '../area/use-until-typed.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import type { Countries } from './countries.ts';
import { DetailField } from './DetailField.tsx';
import { HomeAddress } from './HomeAddress.tsx';
import { type Details, useNoteDetails } from './queries.ts';
import { RemoveDetails } from './RemoveDetails.tsx';
import { usePayment } from './words.ts';

interface Props {
  details: Details | null;
  countries: Countries;
}

const DRAFT = 'payment-details';

/** The billing details on invoices. Typed text survives a reload. */
export function InvoicesPanel({ details, countries }: Props) {
  const { lang } = useArea();
  const { words, refusals } = usePayment();
  const { invoices } = words;
  const note = useNoteDetails();
  const [country, setCountry] = useState(details?.country ?? HOME);
  const submission = useUntilTyped(
    useSubmission(
      async (values) => {
        const body = Object.fromEntries(values) as BodyOf<'setPaymentDetails'>;
        note(await call('setPaymentDetails', { body }));
        forgetSent(DRAFT, form.current, values);
        return { confirmation: invoices.done };
      },
      (error) => inOwnWords(explain(error, refusals, lang), invoices.taxId.wrong),
    ),
  );
  const { ref: form } = submission.form;
  const forget = useDraft(DRAFT, form);
  const panel = useRef<HTMLDivElement>(null);

  // The draft may be for another country than the stored details.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('country');
    if (typeof chosen === 'string') setCountry(chosen);
  }, [form]);

  const { fields } = submission.refused;
  const isHome = country === HOME;
  return (
    <Panel heading={invoices.heading} lead={invoices.lead}>
      <div
        ref={panel}
        tabIndex={-1}
        className="area-invoices"
        onInput={({ target }) => {
          if (target instanceof HTMLSelectElement) setCountry(target.value);
        }}
      >
        <AccountForm
          submission={submission}
          send={invoices}
          refusals={refusals}
          after={<Done>{submission.confirmation}</Done>}
        >
          <DetailField name="name" max={200} autoComplete="organization" {...{ details, fields }} />
          <SelectField
            id="country"
            name="country"
            words={invoices.country}
            defaultValue={details?.country ?? HOME}
            options={countries}
          />
          <fieldset className="area-address-fields" hidden={!isHome} disabled={!isHome}>
            <legend className="sr-only">{invoices.street.label}</legend>
            <HomeAddress details={details} fields={fields} />
          </fieldset>
          <fieldset className="area-address-fields" hidden={isHome} disabled={isHome}>
            <legend className="sr-only">{invoices.lines.label}</legend>
            <DetailField name="lines" type="lines" max={500} {...{ details, fields }} />
          </fieldset>
          <DetailField name="email" type="email" max={254} isOptional {...{ details, fields }} />
        </AccountForm>
        {details !== null && (
          <RemoveDetails
            onRemoved={() => {
              forget();
              form.current?.reset();
              setCountry(HOME);
              panel.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </Panel>
  );
}

/** Replaces the general error with a specific one for a wrong tax ID. */
const inOwnWords = ({ message, fields }: Refused, taxId: string): Refused => ({
  message,
  fields: 'taxId' in fields ? { ...fields, taxId } : fields,
});

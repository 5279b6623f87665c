import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { fill } from '../../../contract/fill.ts';
import { HOME } from '../../../contract/home-country.ts';
import { call } from '../../session/api.ts';
import { explain, type Refused } from '../../session/refusals.ts';
import { forgetSent } from '../../session/sent.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { digits } from '../../ui/form/digits.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Done } from '../area/Done.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { Removal } from '../area/Removal.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { useUntilTyped } from '../area/use-until-typed.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import type { Countries } from './countries.ts';
import { type Details, useNoteDetails, useRemoveDetails } from './queries.ts';
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

/** Deletes the stored payment details. The button disappears afterwards, so `onRemoved` moves the focus. */
function RemoveDetails({ onRemoved }: { onRemoved: () => void }) {
  const { words: area } = useArea();
  const { remove: words } = usePayment().words.invoices;
  const notify = useNotify();
  const { mutate, isPending } = useRemoveDetails({
    onDone: () => {
      notify({ done: words.done });
      onRemoved();
    },
    onFailed: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <Removal
      words={words}
      isBusy={isPending}
      onRemove={() => {
        notify('silence');
        mutate();
      }}
    />
  );
}

/** The fields that Thai invoices require: the tax ID with the branch, and the address in parts. */
function HomeAddress(given: { details: Details | null; fields: Record<string, string> }) {
  return (
    <>
      <div className="payment-pair">
        <DetailField
          name="taxId"
          max={40}
          isOptional
          inputMode="numeric"
          pattern={digits(13)}
          {...given}
        />
        <DetailField
          name="branch"
          max={40}
          isOptional
          inputMode="numeric"
          pattern={digits(5)}
          {...given}
        />
      </div>
      <DetailField name="street" max={200} autoComplete="address-line1" {...given} />
      <div className="payment-pair payment-parts">
        <DetailField name="subdistrict" max={100} autoComplete="address-level3" {...given} />
        <DetailField name="district" max={100} autoComplete="address-level2" {...given} />
        <DetailField name="province" max={100} autoComplete="address-level1" {...given} />
        <DetailField
          name="postcode"
          max={40}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern={digits(5)}
          {...given}
        />
      </div>
    </>
  );
}

interface DetailFieldProps
  extends Pick<FieldProps, 'autoComplete' | 'inputMode' | 'pattern' | 'isOptional'> {
  name: Exclude<keyof Details, 'country'>;
  type?: 'text' | 'email' | 'lines';
  max: number;
  /** The stored payment details. */
  details: Details | null;
  /** The errors from the server, by field name. */
  fields: Record<string, string>;
  /** The initial value before anything is stored. */
  first?: string;
}

/** A field of the payment details, with the texts for its name. */
function DetailField({
  name,
  type = 'text',
  max,
  details,
  fields,
  first = '',
  isOptional = false,
  ...rest
}: DetailFieldProps) {
  const { invoices } = usePayment().words;
  const words = invoices[name];
  const label = isOptional ? fill(invoices.optional, { label: words.label }) : words.label;
  return (
    <Field
      id={`payment-${name}`}
      name={name}
      type={type}
      maxLength={max}
      isOptional={isOptional}
      defaultValue={details?.[name] ?? first}
      words={{ ...words, label }}
      refused={fields[name]}
      {...rest}
    />
  );
}

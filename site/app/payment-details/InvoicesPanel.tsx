import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { fill } from '../../../contract/fill.ts';
import { HOME } from '../../../contract/home-country.ts';
import { call } from '../../session/api.ts';
import { forgetDraft } from '../../session/draft.ts';
import { digits } from '../../ui/form/digits.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { Removal } from '../area/Removal.tsx';
import { useAction } from '../area/use-action.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import type { Countries } from './countries.ts';
import { type Details, useSetDetails } from './queries.ts';
import type { PaymentDetailsProps } from './texts.ts';

interface Props {
  details: Details | null;
  countries: Countries;
}

const DRAFT = 'payment-details';

/** The billing details on invoices. Typed text survives a reload. */
export function InvoicesPanel({ details, countries }: Props) {
  const { invoices } = usePage<PaymentDetailsProps>().words;
  const setDetails = useSetDetails();
  const notify = useNotify();
  const [country, setCountry] = useState(details?.country ?? HOME);
  const panel = useRef<HTMLDivElement>(null);
  const form = () => panel.current?.querySelector('form');
  // The page waits for the server, because after a failure everything would have to be typed again.
  const removal = useAction(async () => {
    await call('removePaymentDetails');
    setDetails((shown) => shown && { ...shown, details: null });
    notify({ done: invoices.remove.done });
    forgetDraft(DRAFT);
    form()?.reset();
    setCountry(HOME);
    // The button disappears.
    panel.current?.focus({ preventScroll: true });
  });

  // The draft may be for another country than the stored details.
  useEffect(() => {
    const element = panel.current?.querySelector('form');
    const chosen = element && new FormData(element).get('country');
    if (typeof chosen === 'string') setCountry(chosen);
  }, []);

  const isHome = country === HOME;
  return (
    <Panel heading={invoices.heading} lead={invoices.lead}>
      <div
        ref={panel}
        tabIndex={-1}
        className="area-invoices grid gap-sm"
        onInput={({ target }) => {
          if (target instanceof HTMLSelectElement) setCountry(target.value);
        }}
      >
        <AccountForm
          send={invoices}
          draft={DRAFT}
          showsDone
          onSend={async (body: BodyOf<'setPaymentDetails'>) => {
            const answer = await call('setPaymentDetails', { body });
            setDetails(() => answer);
            return { confirmation: invoices.done };
          }}
          reword={({ message, fields }) => ({
            message,
            fields: 'taxId' in fields ? { ...fields, taxId: invoices.taxId.wrong } : fields,
          })}
        >
          <DetailField name="name" max={200} autoComplete="organization" details={details} />
          <SelectField
            id="country"
            name="country"
            words={invoices.country}
            defaultValue={details?.country ?? HOME}
            options={countries}
          />
          <fieldset className="area-address-fields" hidden={!isHome} disabled={!isHome}>
            <legend className="sr-only">{invoices.street.label}</legend>
            <HomeAddress details={details} />
          </fieldset>
          <fieldset className="area-address-fields" hidden={isHome} disabled={isHome}>
            <legend className="sr-only">{invoices.lines.label}</legend>
            <DetailField name="lines" type="lines" max={500} details={details} />
          </fieldset>
          <DetailField name="email" type="email" max={254} isOptional details={details} />
        </AccountForm>
        {details !== null && (
          <Removal words={invoices.remove} isBusy={removal.isBusy} onRemove={removal.run} />
        )}
      </div>
    </Panel>
  );
}

/** The fields that Thai invoices require: the tax ID with the branch, and the address in parts. */
function HomeAddress(given: { details: Details | null }) {
  const number = (length: number) => ({
    max: 40,
    inputMode: 'numeric' as const,
    pattern: digits(length),
    ...given,
  });
  return (
    <>
      <div className="account-pair grid gap-xl">
        <DetailField name="taxId" isOptional {...number(13)} />
        <DetailField name="branch" isOptional {...number(5)} />
      </div>
      <DetailField name="street" max={200} autoComplete="address-line1" {...given} />
      <div className="account-pair payment-parts grid gap-xl">
        <DetailField name="subdistrict" max={100} autoComplete="address-level3" {...given} />
        <DetailField name="district" max={100} autoComplete="address-level2" {...given} />
        <DetailField name="province" max={100} autoComplete="address-level1" {...given} />
        <DetailField name="postcode" autoComplete="postal-code" {...number(5)} />
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
}

/** A field of the payment details, with the texts for its name. */
function DetailField({
  name,
  type = 'text',
  max,
  details,
  isOptional = false,
  ...rest
}: DetailFieldProps) {
  const { invoices } = usePage<PaymentDetailsProps>().words;
  const words = invoices[name];
  const label = isOptional ? fill(invoices.optional, { label: words.label }) : words.label;
  return (
    <Field
      id={`payment-${name}`}
      name={name}
      type={type}
      maxLength={max}
      isOptional={isOptional}
      defaultValue={details?.[name] ?? ''}
      words={{ ...words, label }}
      {...rest}
    />
  );
}

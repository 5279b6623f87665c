import { digits } from '../../ui/form/digits.ts';
import { DetailField } from './DetailField.tsx';
import type { Details } from './queries.ts';

interface Props {
  details: Details | null;
  fields: Record<string, string>;
}

/** The fields that Thai invoices require: the tax ID with the branch, and the address in parts. */
export function HomeAddress(given: Props) {
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

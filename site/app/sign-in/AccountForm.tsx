import { type ReactNode, useState } from 'react';
import { explain, type Refused } from '../../session/refusals.ts';
import { type Sent, useSubmission } from '../../session/use-submission.ts';
import { FormContext } from '../../ui/form/form-context.ts';
import { StillSending } from '../../ui/form/StillSending.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { usePage } from '../page-context.ts';
import type { FormPageProps } from './form-page-props.ts';

export interface AccountFormProps<Values> {
  /** The labels of the submit button: idle and while sending. */
  send: { submit: string; sending: string };
  /** Makes the calls with the values of the fields. */
  onSend: (
    values: Values,
    data: FormData,
    form: HTMLFormElement | null,
  ) => Promise<Sent | undefined>;
  /** Returns the reasons for an error, if this form has texts of its own for some. */
  reword?: (refused: Refused, error: unknown) => Refused;
  /** A message about the whole form, replaced by the latest error. */
  problem?: string;
  /** The fields. */
  children?: ReactNode;
  /** Another action beside the submit button. */
  beside?: ReactNode;
  /** Content below the submit button. */
  after?: ReactNode;
}

/** A form of an account page: its fields, errors about the whole form, and a submit button. */
export function AccountForm<Values>({
  send,
  onSend,
  reword = (refused) => refused,
  problem = '',
  children,
  beside,
  after,
}: AccountFormProps<Values>) {
  const { lang, refusals } = usePage<FormPageProps>();
  const [isTyped, setTyped] = useState(false);
  const { form, refused, isSending, isSlow, confirmation } = useSubmission(
    (values) => {
      setTyped(false);
      return onSend(Object.fromEntries(values) as Values, values, form.ref.current);
    },
    (error) => reword(explain(error, refusals, lang), error),
  );
  const state = {
    refused: refused.fields,
    isSending,
    confirmation: isTyped ? '' : confirmation,
    form: form.ref,
  };
  const submit = <SubmitButton submit={send.submit} sending={send.sending} />;
  return (
    <form
      className="account-form flex gap-lg"
      data-needs-script
      {...form}
      onInput={(event) => {
        setTyped(true);
        form.onInput(event);
      }}
    >
      <FormContext value={state}>
        {children}
        {/* Rendered while still empty, because screen readers don't announce a live region that is
            added later. */}
        <div role="alert">
          <Typeset as="p" className="fault account-refusal" data-refusal>
            {refused.message || (isSending ? '' : problem)}
          </Typeset>
          {/* Shown if React itself could not be loaded. */}
          <Typeset as="p" className="fault account-refusal" data-refusal="unfetched">
            {refusals.network}
          </Typeset>
        </div>
        {beside === undefined ? (
          submit
        ) : (
          <div className="actions">
            {submit}
            {beside}
          </div>
        )}
        <StillSending isSlow={isSlow}>{refusals.slow}</StillSending>
        {after}
      </FormContext>
    </form>
  );
}

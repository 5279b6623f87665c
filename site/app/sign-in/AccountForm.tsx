import { type ReactNode, useState } from 'react';
import { explain, type Refused } from '../../session/refusals.ts';
import { forgetSentDraft } from '../../session/sent.ts';
import { useDraft } from '../../session/use-draft.ts';
import { type Sent, useSubmission } from '../../session/use-submission.ts';
import { FormContext } from '../../ui/form/form-context.ts';
import { StillSending } from '../../ui/form/StillSending.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { Done } from '../area/Done.tsx';
import { usePage } from '../page-context.ts';
import type { FormPageProps } from './form-page-props.ts';

interface Props<Values> {
  /** The labels of the submit button: idle and while sending. */
  send: { submit: string; sending: string };
  /** Makes the calls with the values of the fields. */
  onSend: (values: Values) => Promise<Sent | undefined>;
  /** Returns the reasons for an error, if this form has texts of its own for some. */
  reword?: (refused: Refused, error: unknown) => Refused;
  /** A message about the whole form, replaced by the latest error. */
  problem?: string;
  /** The name of the form, unique on the site, if what is typed survives a reload. */
  draft?: string;
  /** Whether the confirmation is shown below the form. */
  showsDone?: boolean;
  /** A button beside the submit button. A form that is being sent can't be canceled. */
  cancel?: { label: string; onCancel: () => void };
  /** The fields. */
  children?: ReactNode;
  /** Content below the submit button. */
  after?: ReactNode;
}

/** A form of an account page: its fields, errors about the whole form, and a submit button. */
export function AccountForm<Values>({
  send,
  onSend,
  reword = (refused) => refused,
  problem = '',
  draft,
  showsDone = false,
  cancel,
  children,
  after,
}: Props<Values>) {
  const { lang, refusals } = usePage<FormPageProps>();
  const [isTyped, setTyped] = useState(false);
  const { form, refused, isSending, isSlow, confirmation } = useSubmission(
    async (values) => {
      setTyped(false);
      const sent = await onSend(Object.fromEntries(values) as Values);
      if (draft !== undefined) forgetSentDraft(draft, form.ref.current, values);
      return sent;
    },
    (error) => reword(explain(error, refusals, lang), error),
  );
  useDraft(draft, form.ref);
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
      <FormContext value={{ refused: refused.fields, isSending }}>
        {children}
        {/* Rendered while still empty, because screen readers don't announce a live region that is
            added later. */}
        <div role="alert">
          <Typeset.p className="fault account-refusal" data-refusal>
            {refused.message || (isSending ? '' : problem)}
          </Typeset.p>
          {/* Shown if React itself could not be loaded. */}
          <Typeset.p className="fault account-refusal" data-refusal="unfetched">
            {refusals.network}
          </Typeset.p>
        </div>
        {cancel ? (
          <div className="actions">
            {submit}
            <Button isBusy={isSending} onClick={cancel.onCancel}>
              {cancel.label}
            </Button>
          </div>
        ) : (
          submit
        )}
        <StillSending isSlow={isSlow}>{refusals.slow}</StillSending>
        {after}
        {showsDone && <Done>{isTyped ? '' : confirmation}</Done>}
      </FormContext>
    </form>
  );
}

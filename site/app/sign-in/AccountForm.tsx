import type { ReactNode } from 'react';
import type { Submission } from '../../session/use-submission.ts';
import { StillSending } from '../../ui/form/StillSending.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import type { AccountPages } from './texts.ts';

interface Props {
  submission: Submission;
  /** A message about the whole form, replaced by the latest error. */
  problem?: string;
  /** The labels of the submit button: idle and while sending. */
  send: { submit: string; sending: string };
  refusals: AccountPages['refusals'];
  /** The fields. */
  children?: ReactNode;
  /** Another action beside the submit button. */
  beside?: ReactNode;
  /** Content below the submit button. */
  after?: ReactNode;
}

/** A form of an account page: its fields, errors about the whole form, and a submit button. */
export function AccountForm({
  submission: { form, refused, isSending, isSlow },
  problem = '',
  send,
  refusals,
  children,
  beside,
  after,
}: Props) {
  return (
    <form className="account-form" data-needs-script {...form}>
      {children}
      <Refusal message={refused.message || (isSending ? '' : problem)} network={refusals.network} />
      {beside === undefined ? (
        <SubmitButton submit={send.submit} sending={send.sending} />
      ) : (
        <div className="actions">
          <SubmitButton submit={send.submit} sending={send.sending} />
          {beside}
        </div>
      )}
      <StillSending isSlow={isSlow}>{refusals.slow}</StillSending>
      {after}
    </form>
  );
}

interface RefusalProps {
  message: string;
  /** The message shown if React itself could not be loaded. */
  network: string;
}

/**
 * The error about a form as a whole. The element is rendered while still empty, because screen readers don't announce a
 * live region that is added later.
 */
function Refusal({ message, network }: RefusalProps) {
  return (
    <div role="alert">
      <p className="fault account-refusal" data-refusal>
        <Typeset>{message}</Typeset>
      </p>
      <p className="fault account-refusal" data-refusal="unfetched">
        <Typeset>{network}</Typeset>
      </p>
    </div>
  );
}

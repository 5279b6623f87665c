import type { ReactNode } from 'react';
import type { Submission } from '../../session/use-submission.ts';
import { StillSending } from '../../ui/form/StillSending.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Refusal } from './Refusal.tsx';
import type { AccountPages } from './texts.ts';

interface Props {
  submission: Submission;
  /** What is said of the form as a whole, unless it has just been refused. */
  problem?: string;
  /** What its button says, and says while it sends. */
  send: { submit: string; sending: string };
  refusals: AccountPages['refusals'];
  /** Its fields. */
  children?: ReactNode;
  /** Another way out, beside its button. */
  beside?: ReactNode;
  /** What stands below its button. */
  after?: ReactNode;
}

/** A form of an account page: its fields, what is wrong with all of it, and its button. */
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

import type { ReactNode } from 'react';
import type { AccountPages } from '../../../contract/account-pages.ts';
import type { PageState } from '../../session/page-state.ts';
import type { Submission } from '../../session/use-submission.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Refusal } from './Refusal.tsx';

interface Props {
  /** The state of the page in which it is seen. */
  shown: PageState;
  /** Whether it is of use only to whoever is signed in. */
  isForSession?: boolean;
  submission: Submission;
  /** What its button says, and says while it sends. */
  send: { submit: string; sending: string };
  refusals: AccountPages['refusals'];
  terms: readonly string[];
  /** Its fields. */
  children?: ReactNode;
  /** What stands below its button. */
  after?: ReactNode;
}

/** A form of an account page: its fields, what is wrong with all of it, and its button. */
export function AccountForm({
  shown,
  isForSession = false,
  submission: { form, refused },
  send,
  refusals,
  terms,
  children,
  after,
}: Props) {
  return (
    <form
      className="account-form"
      data-while={shown}
      data-for={isForSession ? 'session' : undefined}
      data-needs-script
      {...form}
    >
      {children}
      <Refusal message={refused.message} network={refusals.network} terms={terms} />
      <SubmitButton submit={send.submit} sending={send.sending} terms={terms} />
      {after}
    </form>
  );
}

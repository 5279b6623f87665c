import type { RefObject } from 'react';
import type { Submission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props extends Pick<AccountPageProps<'signIn'>, 'texts' | 'fields' | 'refusals'> {
  submission: Submission;
  problem: string;
  email: RefObject<FieldControl | null>;
  password: RefObject<FieldControl | null>;
  forgottenPath: string;
}

/** The first step of signing in. */
export function PasswordForm({ submission, texts, fields, refusals, ...props }: Props) {
  const { refused, isSending } = submission;
  return (
    <AccountForm submission={submission} problem={props.problem} send={texts} refusals={refusals}>
      <EmailField
        ref={props.email}
        id="sign-in-email"
        words={fields.email}
        refused={refused.fields['email']}
      />
      <PasswordField
        ref={props.password}
        id="sign-in-password"
        autoComplete="current-password"
        words={fields.password}
        reveal={fields.reveal}
        isSending={isSending}
        refused={refused.fields['password']}
        aside={
          <a className="text-link" href={props.forgottenPath}>
            <Typeset>{texts.forgotten}</Typeset>
          </a>
        }
      />
    </AccountForm>
  );
}

import { useRef } from 'react';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { returnUrl } from '../../session/return-url.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { EmailField } from './EmailField.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props extends FormProps<'signUp'> {
  /** The length of the shortest password that is taken. */
  passwordMin: number;
}

/** Makes an account (spec D2), signs in to it and goes on (D7). */
export function SignUp({ lang, said, fields, refusals, terms, passwordMin }: Props) {
  /** The address that has its account, where only signing in is still to be done. */
  const made = useRef('');
  const submission = useSubmission(
    async (values) => {
      const email = String(values.get('email'));
      const password = String(values.get('password'));
      if (made.current !== email) {
        made.current = '';
        await call('signup', { body: { email, password, name: String(values.get('name')) } });
        made.current = email;
      }
      await signIn({ email, password });
      location.replace(returnUrl());
      return 'leaving';
    },
    (error) =>
      made.current === '' ? explain(error, refusals, lang) : { message: said.almost, fields: {} },
  );
  return (
    <AccountForm
      shown="start"
      submission={submission}
      send={said}
      refusals={refusals}
      terms={terms}
      after={
        <p className="account-notice">
          <Typeset terms={terms}>{said.notice}</Typeset>
        </p>
      }
    >
      <Field
        id="sign-up-name"
        name="name"
        type="text"
        autoComplete="name"
        maxLength={200}
        words={fields.name}
        terms={terms}
        refused={submission.refused.fields['name']}
      />
      <EmailField
        id="sign-up-email"
        words={{ ...fields.email, hint: said.emailHint }}
        terms={terms}
        refused={submission.refused.fields['email']}
      />
      <PasswordField
        id="sign-up-password"
        autoComplete="new-password"
        minLength={passwordMin}
        words={fields.newPassword}
        reveal={fields.reveal}
        terms={terms}
        refused={submission.refused.fields['password']}
      />
    </AccountForm>
  );
}

import { useState } from 'react';
import { messages } from '../../../contract/api/messages.ts';
import { showState } from '../../session/page-state.ts';
import { explain } from '../../session/refusals.ts';
import { returnUrl } from '../../session/return-url.ts';
import { signIn, signInWithCode } from '../../session/sign-in.ts';
import { Glued } from '../../ui/Glued.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Field } from './Field.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordField } from './PasswordField.tsx';
import { Refusal } from './Refusal.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './use-submission.ts';

interface Props extends FormProps<'signIn'> {
  /** Where to go who has forgotten his password. */
  forgottenPath: string;
}

/** Signs in: with e-mail and password, and a code for those who have a second factor (spec D1, D7). */
export function SignIn({ lang, said, fields, refusals, terms, forgottenPath }: Props) {
  const [challenge, setChallenge] = useState('');
  const say = (error: unknown) => explain(error, refusals, lang);

  const password = useSubmission(async (values) => {
    const asked = await signIn({
      email: String(values.get('email')),
      password: String(values.get('password')),
    });
    if (asked === undefined) return leave();
    setChallenge(asked);
    showState('code', document.getElementById('sign-in-code'));
    return 'staying';
  }, say);

  async function confirm(code: string) {
    await signInWithCode({ challenge, code }).catch((error: Error) => {
      if (error.message === messages.expiredChallenge) {
        showState('start', document.getElementById('sign-in-password'));
        password.refuse(say(error));
      }
      throw error;
    });
    return leave();
  }

  return (
    <>
      <form className="account-form" data-while="start" {...password.form}>
        <Field
          id="sign-in-email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          words={fields.email}
          terms={terms}
          refused={password.refused.fields['email']}
        />
        <PasswordField
          id="sign-in-password"
          autoComplete="current-password"
          words={fields.password}
          reveal={fields.reveal}
          terms={terms}
          refused={password.refused.fields['password']}
          aside={
            <a className="text-link" href={forgottenPath}>
              <Glued terms={terms}>{said.forgotten}</Glued>
            </a>
          }
        />
        <Refusal message={password.refused.message} network={refusals.network} terms={terms} />
        <SubmitButton submit={said.submit} sending={said.sending} terms={terms} />
      </form>
      <CodeForm
        kind="code"
        words={fields.code}
        send={{ submit: said.confirm, sending: said.sending }}
        other={{ state: 'recovery', label: said.useRecovery }}
        startOver={said.startOver}
        refusals={refusals}
        terms={terms}
        explain={say}
        confirm={confirm}
      />
      <CodeForm
        kind="recovery"
        words={fields.recoveryCode}
        send={{ submit: said.confirm, sending: said.sending }}
        other={{ state: 'code', label: said.useCode }}
        startOver={said.startOver}
        refusals={refusals}
        terms={terms}
        explain={say}
        confirm={confirm}
      />
    </>
  );
}

/** Back leads to where one came from, and not to a form with a password in it. */
function leave(): 'leaving' {
  location.replace(returnUrl());
  return 'leaving';
}

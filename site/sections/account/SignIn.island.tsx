import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../contract/api/messages.ts';
import { showState } from '../../session/page-state.ts';
import { explain } from '../../session/refusals.ts';
import { returnUrl } from '../../session/return-url.ts';
import { signIn, signInWithCode } from '../../session/sign-in.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { EmailField } from './EmailField.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordField } from './PasswordField.tsx';

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
    // At once: what is shown next is a field that this makes.
    flushSync(() => setChallenge(asked));
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
      <AccountForm
        shown="start"
        submission={password}
        send={said}
        refusals={refusals}
        terms={terms}
      >
        <EmailField
          id="sign-in-email"
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
              <Typeset terms={terms}>{said.forgotten}</Typeset>
            </a>
          }
        />
      </AccountForm>
      {(['code', 'recovery'] as const).map((kind) => (
        // Each challenge begins with empty fields, and nothing wrong with them.
        <CodeForm
          key={`${kind} ${challenge}`}
          kind={kind}
          words={kind === 'code' ? fields.code : fields.recoveryCode}
          send={{ submit: said.confirm, sending: said.sending }}
          otherLabel={kind === 'code' ? said.useRecovery : said.useCode}
          startOver={said.startOver}
          refusals={refusals}
          terms={terms}
          explain={say}
          confirm={confirm}
        />
      ))}
    </>
  );
}

/** Back leads to where one came from, and not to a form with a password in it. */
function leave(): 'leaving' {
  location.replace(returnUrl());
  return 'leaving';
}

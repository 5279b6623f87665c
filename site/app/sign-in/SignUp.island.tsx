import { type ReactNode, useRef } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';
import { isSignedIn, NoCookiesError } from '../../session/cookie.ts';
import { signIn } from '../../session/sign-in.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { EmailField } from './EmailField.tsx';
import type { AccountPageProps } from './form-page-props.ts';
import { leave } from './leave.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SignedIn } from './SignedIn.tsx';
import { usePageState } from './use-page-state.ts';

interface Props extends AccountPageProps<'signUp'> {
  /** Links for visitors who have an account. */
  children?: ReactNode;
}

/** Creates an account (spec D2), signs in to it and continues to the next page (D7). */
export function SignUp({ children, ...page }: Props) {
  const { lang, texts, fields } = page;
  const state = usePageState('start', 'session', isSignedIn);
  /** The email address of an account that was created, but not yet signed in to. */
  const made = useRef('');

  async function signUp(body: BodyOf<'signup'>) {
    const { email, password } = body;
    if (made.current !== email) {
      made.current = '';
      await call('signup', { body });
      made.current = email;
    }
    await signIn({ email, password });
    return leave(lang);
  }

  return (
    <AccountPanel
      page={page}
      state={state}
      parts={{
        start: (
          <>
            <AccountForm
              send={texts}
              onSend={signUp}
              reword={(refused, error) =>
                made.current === '' || error instanceof NoCookiesError
                  ? refused
                  : { message: texts.almost, fields: {} }
              }
              after={<Typeset.p className="text-note">{texts.notice}</Typeset.p>}
            >
              <Field
                id="sign-up-name"
                name="name"
                type="text"
                autoComplete="name"
                maxLength={200}
                words={fields.name}
              />
              <EmailField id="sign-up-email" words={{ hint: texts.emailHint }} />
              <NewPasswordField id="sign-up-password" />
            </AccountForm>
            {children}
          </>
        ),
        session: <SignedIn />,
      }}
    />
  );
}

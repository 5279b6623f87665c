import { type ReactNode, useRef, useState } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { messages } from '../../../contract/api/messages.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { isSignedIn } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { signIn, signInWithCode } from '../../session/sign-in.ts';
import type { Sent } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import type { AccountPageProps } from './form-page-props.ts';
import { leave } from './leave.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignedIn } from './SignedIn.tsx';
import { usePageState } from './use-page-state.ts';

/** The state of signing in. */
interface Step {
  at: 'start' | 'code' | 'recovery';
  /** The challenge that the server expects together with the code. */
  challenge: string;
  /** The reason for starting over, after a timeout. */
  problem: string;
}

const FIRST_STEP: Step = { at: 'start', challenge: '', problem: '' };

interface Props extends AccountPageProps<'signIn'> {
  /** Links for visitors without an account. */
  children?: ReactNode;
}

/** Signs in with email and password, and with a code if a second factor is set up (spec D1, D7). */
export function SignIn({ children, ...page }: Props) {
  const { lang, texts, fields, refusals } = page;
  const [{ at, challenge, problem }, setStep] = useState(FIRST_STEP);
  const state = usePageState(at, 'session', isSignedIn);
  const email = useRef<FieldControl>(null);
  const password = useRef<FieldControl>(null);
  const code = useRef<FieldControl>(null);

  async function begin(body: BodyOf<'login'>): Promise<Sent | undefined> {
    const asked = await signIn(body);
    if (asked === undefined) return leave(lang);
    setStep({ at: 'code', challenge: asked, problem: '' });
    return undefined;
  }

  async function confirm(given: { code: string }): Promise<Sent> {
    await signInWithCode({ challenge, ...given }).catch((error: Error) => {
      if (error.message === messages.expiredChallenge) {
        setStep({ ...FIRST_STEP, problem: explain(error, refusals, lang).message });
      }
      throw error;
    });
    return leave(lang);
  }

  /** Asks for a code from the authenticator app, or for a recovery code. */
  const secondStep = (kind: 'code' | 'recovery') => (
    <AccountForm
      send={{ submit: texts.confirm, sending: texts.sending }}
      onSend={confirm}
      after={
        <div className="account-form-ways flex flex-wrap justify-between text-sm">
          <Typeset.button
            type="button"
            className="text-link"
            onClick={() =>
              setStep({ at: kind === 'code' ? 'recovery' : 'code', challenge, problem })
            }
          >
            {kind === 'code' ? texts.useRecovery : texts.useCode}
          </Typeset.button>
          <Typeset.button type="button" className="text-link" onClick={() => setStep(FIRST_STEP)}>
            {texts.startOver}
          </Typeset.button>
        </div>
      }
    >
      <CodeField
        ref={code}
        id={`sign-in-${kind}`}
        canBeRecovery={kind === 'recovery'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        words={kind === 'code' ? fields.code : fields.recoveryCode}
      />
    </AccountForm>
  );

  return (
    <AccountPanel
      page={page}
      state={state}
      focus={{ start: problem === '' ? email : password, code, recovery: code }}
      parts={{
        start: (
          <>
            <AccountForm send={texts} onSend={begin} problem={problem}>
              <EmailField ref={email} id="sign-in-email" />
              <PasswordField
                ref={password}
                id="sign-in-password"
                autoComplete="current-password"
                aside={
                  <Typeset.a
                    className="text-link"
                    href={localizedPath(lang, '/account/forgotten-password')}
                  >
                    {texts.forgotten}
                  </Typeset.a>
                }
              />
            </AccountForm>
            {children}
          </>
        ),
        code: secondStep('code'),
        recovery: secondStep('recovery'),
        session: <SignedIn />,
      }}
    />
  );
}

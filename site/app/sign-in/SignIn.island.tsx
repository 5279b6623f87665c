import { type ReactNode, useReducer, useRef } from 'react';
import { messages } from '../../../contract/api/messages.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { isSignedIn } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { signIn, signInWithCode } from '../../session/sign-in.ts';
import { type Sent, useSubmission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { CodeForm } from './CodeForm.tsx';
import { leave } from './leave.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { FIRST_STEP, signInStep } from './sign-in-steps.ts';
import { usePageState } from './use-page-state.ts';

interface Props extends AccountPageProps<'signIn'> {
  /** Links for visitors without an account. */
  children?: ReactNode;
}

/** Signs in with email and password, and with a code if a second factor is set up (spec D1, D7). */
export function SignIn({ lang, texts, fields, refusals, session, children, ...props }: Props) {
  const [{ at, challenge, problem }, move] = useReducer(signInStep, FIRST_STEP);
  const state = usePageState(at, 'session', isSignedIn);
  const email = useRef<FieldControl>(null);
  const password = useRef<FieldControl>(null);
  const code = useRef<FieldControl>(null);
  const say = (error: unknown) => explain(error, refusals, lang);

  const submission = useSubmission(async (values) => {
    const asked = await signIn({
      email: String(values.get('email')),
      password: String(values.get('password')),
    });
    if (asked === undefined) return leave(lang);
    move({ to: 'code', challenge: asked });
    return undefined;
  }, say);

  async function confirm(given: string): Promise<Sent> {
    await signInWithCode({ challenge, code: given }).catch((error: Error) => {
      if (error.message === messages.expiredChallenge) {
        move({ to: 'start', problem: say(error).message });
      }
      throw error;
    });
    return leave(lang);
  }

  const secondStep = (kind: 'code' | 'recovery') => ({
    ...texts[kind],
    focus: code,
    body: (
      <CodeForm
        kind={kind}
        field={code}
        texts={texts}
        fields={fields}
        refusals={refusals}
        explain={say}
        confirm={confirm}
        onSwitch={() => move({ to: 'other-code' })}
        onRestart={() => move({ to: 'start' })}
      />
    ),
  });

  return (
    <AccountPanel
      state={state}
      needsScript={props.needsScript}
      terms={props.terms}
      parts={{
        start: {
          ...texts.start,
          focus: problem === '' ? email : password,
          body: (
            <>
              <PasswordForm
                submission={submission}
                problem={problem}
                email={email}
                password={password}
                texts={texts}
                fields={fields}
                refusals={refusals}
                forgottenPath={localizedPath(lang, '/account/forgotten-password')}
              />
              {children}
            </>
          ),
        },
        code: secondStep('code'),
        recovery: secondStep('recovery'),
        session: { ...session, body: <SignedIn lang={lang} texts={session} /> },
      }}
    />
  );
}

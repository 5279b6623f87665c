import { type ReactNode, type RefObject, useReducer, useRef } from 'react';
import { messages } from '../../../contract/api/messages.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { isSignedIn } from '../../session/cookie.ts';
import { explain, type Refused } from '../../session/refusals.ts';
import { signIn, signInWithCode } from '../../session/sign-in.ts';
import { type Sent, type Submission, useSubmission } from '../../session/use-submission.ts';
import { digits } from '../../ui/form/digits.ts';
import { Field, type FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { EmailField } from './EmailField.tsx';
import { leave } from './leave.ts';
import { PasswordField } from './PasswordField.tsx';
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

interface PasswordFormProps
  extends Pick<AccountPageProps<'signIn'>, 'texts' | 'fields' | 'refusals'> {
  submission: Submission;
  problem: string;
  email: RefObject<FieldControl | null>;
  password: RefObject<FieldControl | null>;
  forgottenPath: string;
}

/** The first step of signing in. */
function PasswordForm({ submission, texts, fields, refusals, ...props }: PasswordFormProps) {
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

interface CodeFormProps extends Pick<AccountPageProps<'signIn'>, 'texts' | 'fields' | 'refusals'> {
  /** A code from the authenticator app, or a recovery code for a lost device. */
  kind: 'code' | 'recovery';
  field: RefObject<FieldControl | null>;
  explain: (error: unknown) => Refused;
  confirm: (code: string) => Promise<Sent>;
  onSwitch: () => void;
  onRestart: () => void;
}

/** The second step of signing in. */
function CodeForm({ kind, field, texts, fields, refusals, ...props }: CodeFormProps) {
  const submission = useSubmission(
    (values) => props.confirm(String(values.get('code'))),
    props.explain,
  );
  return (
    <AccountForm
      submission={submission}
      send={{ submit: texts.confirm, sending: texts.sending }}
      refusals={refusals}
      after={
        <div className="account-form-ways">
          <button type="button" className="text-link" onClick={props.onSwitch}>
            <Typeset>{kind === 'code' ? texts.useRecovery : texts.useCode}</Typeset>
          </button>
          <button type="button" className="text-link" onClick={props.onRestart}>
            <Typeset>{texts.startOver}</Typeset>
          </button>
        </div>
      }
    >
      <Field
        ref={field}
        id={`sign-in-${kind}`}
        name="code"
        type="text"
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        words={kind === 'code' ? fields.code : fields.recoveryCode}
        refused={submission.refused.fields['code']}
        {...(kind === 'code' && { inputMode: 'numeric', pattern: digits(6) })}
      />
    </AccountForm>
  );
}

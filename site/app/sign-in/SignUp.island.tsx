import { type ReactNode, useRef } from 'react';
import { call } from '../../session/api.ts';
import { isSignedIn, NoCookiesError } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { signIn } from '../../session/sign-in.ts';
import { type Submission, useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { EmailField } from './EmailField.tsx';
import { leave } from './leave.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SignedIn } from './SignedIn.tsx';
import { usePageState } from './use-page-state.ts';

interface Props extends AccountPageProps<'signUp'> {
  /** The minimum password length, in characters. */
  passwordMin: number;
  /** Links for visitors who have an account. */
  children?: ReactNode;
}

/** Creates an account (spec D2), signs in to it and continues to the next page (D7). */
export function SignUp({ children, ...props }: Props) {
  const { lang, texts, refusals, session } = props;
  const state = usePageState('start', 'session', isSignedIn);
  /** The email address of an account that was created, but not yet signed in to. */
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
      return leave(lang);
    },
    (error) =>
      made.current === '' || error instanceof NoCookiesError
        ? explain(error, refusals, lang)
        : { message: texts.almost, fields: {} },
  );
  return (
    <AccountPanel
      state={state}
      needsScript={props.needsScript}
      terms={props.terms}
      parts={{
        start: {
          ...texts.start,
          body: (
            <>
              <SignUpForm submission={submission} {...props} />
              {children}
            </>
          ),
        },
        session: { ...session, body: <SignedIn lang={lang} texts={session} /> },
      }}
    />
  );
}

function SignUpForm({
  submission,
  texts,
  fields,
  refusals,
  passwordMin,
}: Omit<Props, 'children'> & { submission: Submission }) {
  const { refused, isSending } = submission;
  return (
    <AccountForm
      submission={submission}
      send={texts}
      refusals={refusals}
      after={
        <p className="account-notice">
          <Typeset>{texts.notice}</Typeset>
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
        refused={refused.fields['name']}
      />
      <EmailField
        id="sign-up-email"
        words={{ ...fields.email, hint: texts.emailHint }}
        refused={refused.fields['email']}
      />
      <NewPasswordField
        id="sign-up-password"
        minLength={passwordMin}
        fields={fields}
        weakBecause={refusals.weakBecause}
        isSending={isSending}
        refused={refused.fields['password']}
      />
    </AccountForm>
  );
}

import type { RefObject } from 'react';
import type { Refused } from '../../session/refusals.ts';
import { type Sent, useSubmission } from '../../session/use-submission.ts';
import { digits } from '../../ui/form/digits.ts';
import { Field, type FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountPageProps } from './account-page-props.ts';

interface Props extends Pick<AccountPageProps<'signIn'>, 'texts' | 'fields' | 'refusals'> {
  /** A code from the authenticator app, or a recovery code for a lost device. */
  kind: 'code' | 'recovery';
  field: RefObject<FieldControl | null>;
  explain: (error: unknown) => Refused;
  confirm: (code: string) => Promise<Sent>;
  onSwitch: () => void;
  onRestart: () => void;
}

/** The second step of signing in. */
export function CodeForm({ kind, field, texts, fields, refusals, ...props }: Props) {
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

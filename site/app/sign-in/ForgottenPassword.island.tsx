import { useRef, useState } from 'react';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { EmailField } from './EmailField.tsx';

/** Requests a link for setting a new password. The response is the same whether or not the account exists. */
export function ForgottenPassword({
  lang,
  texts,
  fields,
  refusals,
  ...props
}: AccountPageProps<'forgottenPassword'>) {
  const [state, setState] = useState<'start' | 'sent'>('start');
  const email = useRef<FieldControl>(null);
  const submission = useSubmission(
    async (values) => {
      await call('forgottenPassword', { body: { email: String(values.get('email')) } });
      setState('sent');
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <AccountPanel
      state={state}
      needsScript={props.needsScript}
      terms={props.terms}
      parts={{
        start: {
          ...texts.start,
          focus: email,
          body: (
            <AccountForm submission={submission} send={texts} refusals={refusals}>
              <EmailField
                ref={email}
                id="forgotten-email"
                words={fields.email}
                refused={submission.refused.fields['email']}
              />
            </AccountForm>
          ),
        },
        sent: {
          ...texts.sent,
          body: (
            <button
              type="button"
              className="button button-second"
              onClick={() => setState('start')}
            >
              <Typeset>{texts.again}</Typeset>
            </button>
          ),
        },
      }}
    />
  );
}

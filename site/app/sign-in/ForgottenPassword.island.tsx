import { useRef, useState } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { EmailField } from './EmailField.tsx';
import type { AccountPageProps } from './form-page-props.ts';

/** Requests a link for setting a new password. The response is the same whether or not the account exists. */
export function ForgottenPassword(props: AccountPageProps<'forgottenPassword'>) {
  const { texts } = props;
  const [state, setState] = useState<'start' | 'sent'>('start');
  const email = useRef<FieldControl>(null);
  return (
    <AccountPanel
      page={props}
      state={state}
      focus={{ start: email }}
      parts={{
        start: (
          <AccountForm
            send={texts}
            onSend={async (body: BodyOf<'forgottenPassword'>) => {
              await call('forgottenPassword', { body });
              setState('sent');
            }}
          >
            <EmailField ref={email} id="forgotten-email" />
          </AccountForm>
        ),
        sent: (
          <Typeset.button
            type="button"
            className="button button-second"
            onClick={() => setState('start')}
          >
            {texts.again}
          </Typeset.button>
        ),
      }}
    />
  );
}

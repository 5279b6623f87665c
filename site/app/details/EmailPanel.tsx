import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { hasDraft } from '../../session/draft.ts';
import { explain } from '../../session/refusals.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { CancelButton } from '../area/CancelButton.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Done } from '../area/Done.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { Username } from '../area/Username.tsx';
import { useArea } from '../area/use-area.ts';
import { useRestoreFocus } from '../area/use-restore-focus.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { EmailField } from '../sign-in/EmailField.tsx';
import { useDetails } from './words.ts';

/** The name of this form, unique on the site, under which drafts are kept. */
const EMAIL_DRAFT = 'email';

interface Props {
  /** False when the page opens with a kept draft. */
  takesFocus: boolean;
  /** Receives the success message. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** Asks for a new email address and the password. Typed text survives a reload, except for the password. */
function ChangeEmail({ takesFocus, onDone, onCancel }: Props) {
  const { lang } = useArea();
  const { words, fields, refusals } = useDetails();
  const { email } = words;
  const first = useRef<FieldControl>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const { refused, isSending, ...submission } = useSubmission(
    async (values) => {
      const chosen = String(values.get('email')).trim();
      const password = String(values.get('password'));
      await call('changeEmail', { body: { email: chosen, password } });
      forget();
      onDone(fill(email.done, { email: chosen }));
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  const forget = useDraft(EMAIL_DRAFT, submission.form.ref);
  return (
    <AccountForm
      submission={{ refused, isSending, ...submission }}
      send={email}
      refusals={refusals}
      beside={
        <CancelButton
          label={email.cancel}
          isBusy={isSending}
          onCancel={() => {
            forget();
            onCancel();
          }}
        />
      }
    >
      <p className="text-muted">
        <Typeset>{email.explained}</Typeset>
      </p>
      <EmailField
        ref={first}
        id="new-email"
        words={{ ...fields.email, label: email.chosen }}
        refused={refused.fields['email']}
      />
      <Username />
      <CurrentPassword
        id="email-password"
        words={{ ...fields.password, label: email.password }}
        reveal={fields.reveal}
        isSending={isSending}
        refused={refused.fields['password']}
      />
    </AccountForm>
  );
}

/** The account's email address, whether it is confirmed, and a form to change it. */
export function EmailPanel({ me }: { me: Me }) {
  const { email: words } = useDetails().words;
  const [changing, setChanging] = useState<'no' | 'begun' | 'goes on'>('no');
  const [confirmation, setConfirmation] = useState('');
  const begin = useRestoreFocus<HTMLButtonElement>(changing === 'no');
  useEffect(() => {
    if (hasDraft(EMAIL_DRAFT)) setChanging('goes on');
  }, []);
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <div className="area-step">
        <div>
          <p className="area-address">
            {me.email}
            {me.emailVerified ? (
              <span className="tag">{words.confirmed}</span>
            ) : (
              <span className="tag area-unconfirmed">{words.notConfirmed}</span>
            )}
          </p>
          {!me.emailVerified && <Unconfirmed email={me.email} />}
        </div>
        {changing !== 'no' ? (
          <ChangeEmail
            takesFocus={changing === 'begun'}
            onDone={(message) => {
              setConfirmation(message);
              setChanging('no');
            }}
            onCancel={() => setChanging('no')}
          />
        ) : (
          <div className="actions">
            <button
              ref={begin}
              type="button"
              className="button button-second"
              onClick={() => {
                setConfirmation('');
                setChanging('begun');
              }}
            >
              {words.change}
            </button>
          </div>
        )}
        <Done>{confirmation}</Done>
      </div>
    </Panel>
  );
}

/** Says that the email address is unconfirmed, with a button that sends another confirmation link. */
function Unconfirmed({ email }: { email: string }) {
  const { words: area } = useArea();
  const { email: words } = useDetails().words;
  const notify = useNotify();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('sendVerification'),
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <>
      <p className="area-unconfirmed-way text-muted">
        <Typeset>{words.unconfirmed}</Typeset>
      </p>
      <button
        type="button"
        className="section-link"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Typeset>{words.again}</Typeset>
      </button>
      <Done>{isSuccess ? fill(words.sentAgain, { email }) : ''}</Done>
    </>
  );
}

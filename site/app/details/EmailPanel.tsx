import { useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { forgetDraft, hasDraft } from '../../session/draft.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Done } from '../area/Done.tsx';
import { useRestoreFocus, useTakeFocus } from '../area/focus.ts';
import { Panel } from '../area/Panel.tsx';
import { useAction } from '../area/use-action.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { EmailField } from '../sign-in/EmailField.tsx';
import type { DetailsProps } from './texts.ts';

/** The name of this form, unique on the site, under which drafts are kept. */
const EMAIL_DRAFT = 'email';

interface Props {
  /** Receives the success message. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** Asks for a new email address and the password. Typed text survives a reload, except for the password. */
function ChangeEmail({ onDone, onCancel }: Props) {
  const { words, fields } = usePage<DetailsProps>();
  const { email } = words;
  // On a page that opens with a kept draft, the focus stays where the browser puts it.
  const [isBegun] = useState(() => !hasDraft(EMAIL_DRAFT));
  const first = useTakeFocus<FieldControl>(isBegun);
  return (
    <AccountForm
      send={email}
      draft={EMAIL_DRAFT}
      onSend={async (values: { email: string; password: string }) => {
        const body = { ...values, email: values.email.trim() };
        await call('changeEmail', { body });
        onDone(fill(email.done, { email: body.email }));
      }}
      cancel={{
        label: email.cancel,
        onCancel: () => {
          forgetDraft(EMAIL_DRAFT);
          onCancel();
        },
      }}
    >
      <Typeset.p className="text-muted">{email.explained}</Typeset.p>
      <EmailField ref={first} id="new-email" words={{ label: email.chosen }} />
      <CurrentPassword id="email-password" words={{ ...fields.password, label: email.password }} />
    </AccountForm>
  );
}

/** The account's email address, whether it is confirmed, and a form to change it. */
export function EmailPanel({ me }: { me: Me }) {
  const { email: words } = usePage<DetailsProps>().words;
  const [isChanging, setChanging] = useState(() => hasDraft(EMAIL_DRAFT));
  const [confirmation, setConfirmation] = useState('');
  const begin = useRestoreFocus<HTMLButtonElement>(!isChanging);
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <div className="area-step grid gap-md">
        <div>
          <p className="area-address flex flex-wrap items-center font-medium">
            {me.email}
            <span className={me.emailVerified ? 'tag' : 'tag area-unconfirmed'}>
              {me.emailVerified ? words.confirmed : words.notConfirmed}
            </span>
          </p>
          {!me.emailVerified && <Unconfirmed email={me.email} />}
        </div>
        {isChanging ? (
          <ChangeEmail
            onDone={(message) => {
              setConfirmation(message);
              setChanging(false);
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div className="actions">
            <Button
              ref={begin}
              onClick={() => {
                setConfirmation('');
                setChanging(true);
              }}
            >
              {words.change}
            </Button>
          </div>
        )}
        <Done>{confirmation}</Done>
      </div>
    </Panel>
  );
}

/** Says that the email address is unconfirmed, with a button that sends another confirmation link. */
function Unconfirmed({ email }: { email: string }) {
  const { email: words } = usePage<DetailsProps>().words;
  const { run, isBusy, isDone } = useAction(() => call('sendVerification'));
  return (
    <>
      <Typeset.p className="area-unconfirmed-way text-note">{words.unconfirmed}</Typeset.p>
      <Button className="section-link" isBusy={isBusy} onClick={() => run()}>
        <Typeset>{words.again}</Typeset>
      </Button>
      <Done>{isDone ? fill(words.sentAgain, { email }) : ''}</Done>
    </>
  );
}

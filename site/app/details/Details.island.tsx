import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { messages } from '../../../contract/api/messages.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { CallError, call, download, stopReading } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { removeSession } from '../../session/remove-session.ts';
import { loggedOut } from '../../session/store.ts';
import type { TimeZones } from '../../session/time-zones.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Field, type FieldControl } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Area } from '../area/Area.tsx';
import { CancelButton } from '../area/CancelButton.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { saveFile } from '../area/save-file.ts';
import { Username } from '../area/Username.tsx';
import { useAccount } from '../area/use-account.ts';
import { useArea } from '../area/use-area.ts';
import { useRestoreFocus } from '../area/use-restore-focus.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { PLACEHOLDER_ACCOUNT } from './placeholder-account.ts';
import { useTimeZones } from './time-zones.ts';
import { type DetailsProps, useDetails } from './words.ts';

/** `/account/details`: the account's personal data and email address, data export and deletion. */
export function Details(props: DetailsProps) {
  return (
    <Area page={props}>
      <Panels />
    </Area>
  );
}

function Panels() {
  const account = useAccount();
  const zones = useTimeZones();
  const panels = (me: Me, known: TimeZones) => (
    <>
      <PicturePanel me={me} />
      <AboutPanel me={me} zones={known} />
      <EmailPanel me={me} />
      <DataPanel />
      <DeletionPanel me={me} />
    </>
  );
  const waiting = panels(PLACEHOLDER_ACCOUNT, []);
  return (
    <Loaded query={account} waiting={waiting}>
      {(me) => (
        <Loaded query={zones} waiting={waiting}>
          {(known) => panels(me, known)}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Downloads all data stored about the account as a file. */
function DataPanel() {
  const { words: area } = useArea();
  const { data } = useDetails().words;
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await download('exportAccount'), `${data.file}.json`),
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <Panel heading={data.heading} lead={data.lead}>
      <button
        type="button"
        className="button button-second area-tool"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Icon name="download" />
        {data.save}
      </button>
    </Panel>
  );
}

/** Deletes the account after a confirmation, with the password, and with a code if two-factor authentication is on. */
function DeletionPanel({ me }: { me: Me }) {
  const { deletion } = useDetails().words;
  const [isAsked, setAsked] = useState(false);
  const begin = useRestoreFocus<HTMLButtonElement>(!isAsked);
  return (
    <Panel heading={deletion.heading} lead={deletion.lead}>
      {isAsked ? (
        <Ask me={me} onCancel={() => setAsked(false)} />
      ) : (
        <button
          ref={begin}
          type="button"
          className="button area-danger"
          onClick={() => setAsked(true)}
        >
          {deletion.begin}
        </button>
      )}
    </Panel>
  );
}

function Ask({ me, onCancel }: { me: Me; onCancel: () => void }) {
  const { lang } = useArea();
  const { words, fields, refusals } = useDetails();
  const { deletion } = words;
  const field = useRef<FieldControl>(null);
  useEffect(() => field.current?.focus(), []);
  const submission = useSubmission(
    async (values) => {
      const code = values.get('code');
      const password = String(values.get('password'));
      await call('deleteAccount', {
        body: { password, ...(code !== null && { code: String(code) }) },
      });
      stopReading();
      removeSession();
      loggedOut();
      location.replace(localizedPath(lang, '/pages-logout'));
      return { isLeaving: true };
    },
    (error) =>
      error instanceof CallError && error.message === messages.lastAdmin
        ? { message: deletion.lastAdmin, fields: {} }
        : explain(error, refusals, lang),
  );
  const { refused, isSending } = submission;
  return (
    <AccountForm
      submission={submission}
      send={deletion}
      refusals={refusals}
      beside={<CancelButton label={deletion.cancel} isBusy={isSending} onCancel={onCancel} />}
    >
      <p>
        <Typeset>{deletion.warning}</Typeset>
      </p>
      <Username />
      <CurrentPassword
        ref={field}
        id="deletion-password"
        words={fields.password}
        reveal={fields.reveal}
        isSending={isSending}
        refused={refused.fields['password']}
      />
      {me.secondFactor && (
        <Field
          id="deletion-code"
          name="code"
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          words={deletion.code}
          refused={refused.fields['code']}
        />
      )}
    </AccountForm>
  );
}

import { useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { messages } from '../../../contract/api/messages.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { CallError, call, download, stopReading } from '../../session/api.ts';
import { removeSession } from '../../session/remove-session.ts';
import { loggedOut } from '../../session/store.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { inArea } from '../area/Area.tsx';
import { Button } from '../area/Button.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { useRestoreFocus, useTakeFocus } from '../area/focus.ts';
import { Loaded } from '../area/Loaded.tsx';
import { Panel } from '../area/Panel.tsx';
import { saveFile } from '../area/save-file.ts';
import { useAccount } from '../area/use-account.ts';
import { useAction } from '../area/use-action.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { CodeField } from '../sign-in/CodeField.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import type { DetailsProps } from './texts.ts';
import { useTimeZones } from './time-zones.ts';

/** `/account/details`: the account's personal data and email address, data export and deletion. */
export const Details = inArea<DetailsProps>(function Panels() {
  const account = useAccount();
  const zones = useTimeZones();
  return (
    <Loaded query={account}>
      {(me) => (
        <Loaded query={zones}>
          {(known) => (
            <>
              <PicturePanel me={me} />
              <AboutPanel me={me} zones={known} />
              <EmailPanel me={me} />
              <DataPanel />
              <DeletionPanel me={me} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
});

function DataPanel() {
  const { data } = usePage<DetailsProps>().words;
  const { run, isBusy } = useAction(async () =>
    saveFile(await download('exportAccount'), `${data.file}.json`),
  );
  return (
    <Panel heading={data.heading} lead={data.lead}>
      <Button className="button button-second gap-xs" isBusy={isBusy} onClick={() => run()}>
        <Icon name="download" />
        {data.save}
      </Button>
    </Panel>
  );
}

/** Deletes the account after a confirmation, with the password, and with a code if two-factor authentication is on. */
function DeletionPanel({ me }: { me: Me }) {
  const { deletion } = usePage<DetailsProps>().words;
  const [isAsked, setAsked] = useState(false);
  const begin = useRestoreFocus<HTMLButtonElement>(!isAsked);
  return (
    <Panel heading={deletion.heading} lead={deletion.lead}>
      {isAsked ? (
        <Ask me={me} onCancel={() => setAsked(false)} />
      ) : (
        <Button ref={begin} className="button area-danger" onClick={() => setAsked(true)}>
          {deletion.begin}
        </Button>
      )}
    </Panel>
  );
}

function Ask({ me, onCancel }: { me: Me; onCancel: () => void }) {
  const { lang, words } = usePage<DetailsProps>();
  const { deletion } = words;
  const field = useTakeFocus<FieldControl>();
  return (
    <AccountForm
      send={deletion}
      onSend={async (body: BodyOf<'deleteAccount'>) => {
        await call('deleteAccount', { body });
        stopReading();
        removeSession();
        loggedOut();
        location.replace(localizedPath(lang, '/pages-logout'));
        return { isLeaving: true };
      }}
      reword={(refused, error) =>
        error instanceof CallError && error.message === messages.lastAdmin
          ? { message: deletion.lastAdmin, fields: {} }
          : refused
      }
      cancel={{ label: deletion.cancel, onCancel }}
    >
      <Typeset.p>{deletion.warning}</Typeset.p>
      <CurrentPassword ref={field} id="deletion-password" />
      {me.secondFactor && <CodeField id="deletion-code" canBeRecovery words={deletion.code} />}
    </AccountForm>
  );
}

import { useEffect, useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { hasDraft } from '../../session/draft.ts';
import { Done } from '../area/Done.tsx';
import { Panel } from '../area/Panel.tsx';
import { useRestoreFocus } from '../area/use-restore-focus.ts';
import { ChangeEmail, EMAIL_DRAFT } from './ChangeEmail.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useDetails } from './words.ts';

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

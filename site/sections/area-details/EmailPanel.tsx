import { useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { Done } from '../area/Done.tsx';
import { Panel } from '../area/Panel.tsx';
import { useReturn } from '../area/use-return.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useDetails } from './words.ts';

/** The address that counts, whether it is confirmed, and a way to another one. */
export function EmailPanel({ me }: { me: Me }) {
  const { email: words } = useDetails().words;
  const [isChanging, setChanging] = useState(false);
  const [said, setSaid] = useState('');
  const begin = useReturn<HTMLButtonElement>(!isChanging);
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <div className="area-step">
        <div>
          <p className="area-address">
            {me.email}
            {me.emailVerified && <span className="tag">{words.confirmed}</span>}
          </p>
          {!me.emailVerified && <Unconfirmed email={me.email} />}
        </div>
        {isChanging ? (
          <ChangeEmail
            onDone={(message) => {
              setSaid(message);
              setChanging(false);
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div className="actions">
            <button
              ref={begin}
              type="button"
              className="button button-second"
              onClick={() => {
                setSaid('');
                setChanging(true);
              }}
            >
              {words.change}
            </button>
          </div>
        )}
        <Done>{said}</Done>
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Done } from '../area/Done.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { Panel } from '../area/Panel.tsx';
import { useAccount } from '../area/use-account.ts';
import { useRestoreFocus } from '../area/use-restore-focus.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { SetUp } from './SetUp.tsx';
import { TurnOff } from './TurnOff.tsx';
import { useSecurity } from './words.ts';

/** The current step of changing the second factor. */
type Doing = 'nothing' | 'setUp' | 'turnOff' | 'renew';

/** Shows whether two-factor authentication is on, and lets the user change it. */
export function SecondFactorPanel() {
  const { secondFactor: words } = useSecurity().words;
  const account = useAccount();
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Loaded query={account} waiting={<Switch isOn={false} />}>
        {({ secondFactor }) => <Switch isOn={secondFactor} />}
      </Loaded>
    </Panel>
  );
}

function Switch({ isOn }: { isOn: boolean }) {
  const { secondFactor: words } = useSecurity().words;
  const [doing, setDoing] = useState<Doing>('nothing');
  const [confirmation, setConfirmation] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const begin = (what: Doing) => {
    setConfirmation('');
    setCodes([]);
    setDoing(what);
  };
  const finish = (message: string, fresh: readonly string[] = []) => {
    setConfirmation(message);
    setCodes(fresh);
    setDoing('nothing');
  };
  const cancel = () => finish('');
  const state = useRestoreFocus<HTMLParagraphElement>(doing === 'nothing');
  return (
    <div className="area-step">
      <p ref={state} tabIndex={-1} className="area-state" data-on={isOn ? '' : undefined}>
        <Typeset>{isOn ? words.isOn : words.isOff}</Typeset>
      </p>
      {doing === 'nothing' && (
        <div className="actions">
          {isOn ? (
            <>
              <button type="button" className="button button-second" onClick={() => begin('renew')}>
                {words.renew}
              </button>
              <button
                type="button"
                className="button button-second"
                onClick={() => begin('turnOff')}
              >
                {words.turnOff}
              </button>
            </>
          ) : (
            <button type="button" className="button button-second" onClick={() => begin('setUp')}>
              {words.setUp}
            </button>
          )}
        </div>
      )}
      {doing === 'setUp' && <SetUp onDone={() => finish(words.done)} onCancel={cancel} />}
      {doing === 'turnOff' && <TurnOff onDone={() => finish(words.ended)} onCancel={cancel} />}
      {doing === 'renew' && (
        <RenewCodes onDone={(fresh) => finish(words.renewed, fresh)} onCancel={cancel} />
      )}
      <Done>{confirmation}</Done>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
    </div>
  );
}

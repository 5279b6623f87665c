import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { Done } from '../area/Done.tsx';
import { useRestoreFocus } from '../area/focus.ts';
import { Loaded } from '../area/Loaded.tsx';
import { Panel } from '../area/Panel.tsx';
import { useAccount } from '../area/use-account.ts';
import { usePage } from '../page-context.ts';
import { CodeField } from '../sign-in/CodeField.tsx';
import { AskPassword } from './AskPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';
import type { SecurityProps } from './texts.ts';

type Doing = 'nothing' | 'setUp' | 'turnOff' | 'renew';

/** Shows whether two-factor authentication is on, and lets the user change it. */
export function SecondFactorPanel() {
  const { secondFactor: words } = usePage<SecurityProps>().words;
  const account = useAccount();
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Loaded query={account}>{({ secondFactor }) => <Switch isOn={secondFactor} />}</Loaded>
    </Panel>
  );
}

function Switch({ isOn }: { isOn: boolean }) {
  const { secondFactor: words } = usePage<SecurityProps>().words;
  const client = useQueryClient();
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
    <div className="area-step grid gap-md">
      <Typeset.p
        ref={state}
        tabIndex={-1}
        className="area-state flex items-center gap-sm font-medium"
        data-on={isOn ? '' : undefined}
      >
        {isOn ? words.isOn : words.isOff}
      </Typeset.p>
      {doing === 'nothing' && (
        <div className="actions">
          {isOn ? (
            <>
              <Button onClick={() => begin('renew')}>{words.renew}</Button>
              <Button onClick={() => begin('turnOff')}>{words.turnOff}</Button>
            </>
          ) : (
            <Button onClick={() => begin('setUp')}>{words.setUp}</Button>
          )}
        </div>
      )}
      {doing === 'setUp' && <SetUp onDone={() => finish(words.done)} onCancel={cancel} />}
      {doing === 'turnOff' && (
        <AskPassword
          id="turn-off"
          lead={words.end.lead}
          send={words.end}
          onSend={async (body: BodyOf<'endSecondFactor'>) => {
            keepSession((await call('endSecondFactor', { body })).token);
            await client.invalidateQueries();
            finish(words.ended);
          }}
          onCancel={cancel}
        >
          <CodeField id="turn-off-code" canBeRecovery words={words.end.code} />
        </AskPassword>
      )}
      {doing === 'renew' && (
        <AskPassword
          id="renew"
          lead={words.askCode.lead}
          send={words.askPassword}
          onSend={async (body: BodyOf<'renewRecoveryCodes'>) =>
            finish(words.renewed, (await call('renewRecoveryCodes', { body })).recoveryCodes)
          }
          onCancel={cancel}
        >
          <CodeField id="renew-code" canBeRecovery words={words.end.code} />
        </AskPassword>
      )}
      <Done>{confirmation}</Done>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { type Submission, useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Done } from '../area/Done.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { Panel } from '../area/Panel.tsx';
import { useAccount } from '../area/use-account.ts';
import { useArea } from '../area/use-area.ts';
import { useRestoreFocus } from '../area/use-restore-focus.ts';
import { AskPassword } from './AskPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';
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

/** Turns the second factor off, after asking for the password and a code or recovery code. */
function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { lang } = useArea();
  const { words, refusals } = useSecurity();
  const { lead, code: _, ...send } = words.secondFactor.end;
  const client = useQueryClient();
  const submission = useSubmission(
    async (values) => {
      const body = { password: String(values.get('password')), code: String(values.get('code')) };
      keepSession((await call('endSecondFactor', { body })).token);
      await client.invalidateQueries();
      onDone();
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <AskPassword id="turn-off" lead={lead} send={send} submission={submission} onCancel={onCancel}>
      <CodeField id="turn-off-code" submission={submission} />
    </AskPassword>
  );
}

interface RenewCodesProps {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Replaces the recovery codes, after asking for the password and a code or recovery code. */
function RenewCodes({ onDone, onCancel }: RenewCodesProps) {
  const { lang } = useArea();
  const { words, refusals } = useSecurity();
  const { lead } = words.secondFactor.askCode;
  const { submit, sending } = words.secondFactor.askPassword;
  const submission = useSubmission(
    async (values) => {
      const body = { password: String(values.get('password')), code: String(values.get('code')) };
      onDone((await call('renewRecoveryCodes', { body })).recoveryCodes);
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <AskPassword
      id="renew"
      lead={lead}
      send={{ submit, sending }}
      submission={submission}
      onCancel={onCancel}
    >
      <CodeField id="renew-code" submission={submission} />
    </AskPassword>
  );
}

/** Asks for a code from the authenticator app or a recovery code. */
function CodeField({ id, submission }: { id: string; submission: Submission }) {
  const { words } = useSecurity();
  return (
    <Field
      id={id}
      name="code"
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      words={words.secondFactor.end.code}
      refused={submission.refused.fields['code']}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { qrCode } from '../../ui/qr-code.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { useTakeFocus } from '../area/focus.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { CodeField } from '../sign-in/CodeField.tsx';
import { AskPassword } from './AskPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecurityProps } from './texts.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

type Started = AnswerOf<'startSecondFactor'>;

/**
 * Sets up the second factor in three steps: the password, the key for the app with recovery codes, and the first code.
 */
export function SetUp({ onDone, onCancel }: Props) {
  const { lead, ...send } = usePage<SecurityProps>().words.secondFactor.askPassword;
  const [started, setStarted] = useState<Started>();
  if (started) return <Confirm started={started} onDone={onDone} onCancel={onCancel} />;
  return (
    <AskPassword
      id="set-up"
      lead={lead}
      send={send}
      onSend={async (body: BodyOf<'startSecondFactor'>) =>
        setStarted(await call('startSecondFactor', { body }))
      }
      onCancel={onCancel}
    />
  );
}

/** Returns the key from an otpauth address in groups of four, for reading it off the screen. */
const keyOf = (uri: string) =>
  new URL(uri).searchParams.get('secret')?.replace(/.{4}(?=.)/g, '$& ') ?? '';

function Confirm({ started, onDone, onCancel }: Props & { started: Started }) {
  const { words, fields } = usePage<SecurityProps>();
  const { scan, confirm, cancel } = words.secondFactor;
  const client = useQueryClient();
  const top = useTakeFocus<HTMLHeadingElement>();
  return (
    <>
      <div className="area-step grid gap-md">
        <Typeset.h3 ref={top} className="text-lg" tabIndex={-1}>
          {scan.heading}
        </Typeset.h3>
        <Typeset.p className="text-muted">{scan.lead}</Typeset.p>
        <QrCode text={started.uri} label={scan.picture} />
        <Typeset.p className="text-muted">{scan.key}</Typeset.p>
        <p className="area-key" translate="no">
          {keyOf(started.uri)}
        </p>
      </div>
      <RecoveryCodes codes={started.recoveryCodes} />
      <div className="area-step grid gap-md">
        <Typeset.h3 className="text-lg">{confirm.heading}</Typeset.h3>
        <AccountForm
          send={confirm}
          onSend={async (body: BodyOf<'confirmSecondFactor'>) => {
            keepSession((await call('confirmSecondFactor', { body })).token);
            await client.invalidateQueries();
            onDone();
          }}
          cancel={{ label: cancel, onCancel }}
        >
          <CodeField id="first-code" words={fields.code} />
        </AccountForm>
      </div>
    </>
  );
}

/** A QR code, dark on white in both themes, as cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrCode(text);
  return (
    <svg className="area-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

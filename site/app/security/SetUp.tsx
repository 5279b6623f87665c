import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { digits } from '../../ui/form/digits.ts';
import { Field } from '../../ui/form/Field.tsx';
import { qrCode } from '../../ui/qr-code.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { CancelButton } from '../area/CancelButton.tsx';
import { useArea } from '../area/use-area.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { AskPassword } from './AskPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecurity } from './words.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

type Started = AnswerOf<'startSecondFactor'>;

/**
 * Sets up the second factor in three steps: the password, the key for the app with recovery codes, and the first code.
 */
export function SetUp({ onDone, onCancel }: Props) {
  const { lang } = useArea();
  const { words, refusals } = useSecurity();
  const { lead, ...send } = words.secondFactor.askPassword;
  const [started, setStarted] = useState<Started>();
  const submission = useSubmission(
    async (values) => {
      const password = String(values.get('password'));
      setStarted(await call('startSecondFactor', { body: { password } }));
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  if (started) return <Confirm started={started} onDone={onDone} onCancel={onCancel} />;
  return (
    <AskPassword id="set-up" lead={lead} send={send} submission={submission} onCancel={onCancel} />
  );
}

/** Returns the key from an otpauth address in groups of four, for reading it off the screen. */
const keyOf = (uri: string) =>
  new URL(uri).searchParams.get('secret')?.replace(/.{4}(?=.)/g, '$& ') ?? '';

function Confirm({ started, onDone, onCancel }: Props & { started: Started }) {
  const { lang } = useArea();
  const { words, fields, refusals } = useSecurity();
  const { scan, confirm, cancel } = words.secondFactor;
  const { heading, ...send } = confirm;
  const client = useQueryClient();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  const submission = useSubmission(
    async (values) => {
      const { token } = await call('confirmSecondFactor', {
        body: { code: String(values.get('code')) },
      });
      keepSession(token);
      await client.invalidateQueries();
      onDone();
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <>
      <div className="area-step">
        <h3 ref={top} tabIndex={-1}>
          <Typeset>{scan.heading}</Typeset>
        </h3>
        <p className="text-muted">
          <Typeset>{scan.lead}</Typeset>
        </p>
        <QrCode text={started.uri} label={scan.picture} />
        <p className="text-muted">
          <Typeset>{scan.key}</Typeset>
        </p>
        <p className="area-key" translate="no">
          {keyOf(started.uri)}
        </p>
      </div>
      <RecoveryCodes codes={started.recoveryCodes} />
      <div className="area-step">
        <h3>
          <Typeset>{heading}</Typeset>
        </h3>
        <AccountForm
          submission={submission}
          send={send}
          refusals={refusals}
          beside={<CancelButton label={cancel} isBusy={submission.isSending} onCancel={onCancel} />}
        >
          <Field
            id="first-code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            pattern={digits(6)}
            words={fields.code}
            refused={submission.refused.fields['code']}
          />
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

import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { useArea } from '../area/use-area.ts';
import { AskPassword } from './AskPassword.tsx';
import { CodeField } from './CodeField.tsx';
import { useSecurity } from './words.ts';

interface Props {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Replaces the recovery codes, after asking for the password and a code or recovery code. */
export function RenewCodes({ onDone, onCancel }: Props) {
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

import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { useArea } from '../area/use-area.ts';
import { AskPassword } from './AskPassword.tsx';
import { useSecurity } from './words.ts';

interface Props {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** New recovery codes in the place of the old ones. */
export function RenewCodes({ onDone, onCancel }: Props) {
  const { lang } = useArea();
  const { words, refusals } = useSecurity();
  const { lead, ...send } = words.secondFactor.askPassword;
  const submission = useSubmission(
    async (values) => {
      const password = String(values.get('password'));
      onDone((await call('renewRecoveryCodes', { body: { password } })).recoveryCodes);
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <AskPassword id="renew" lead={lead} send={send} submission={submission} onCancel={onCancel} />
  );
}

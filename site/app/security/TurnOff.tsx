import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { useArea } from '../area/use-area.ts';
import { AskPassword } from './AskPassword.tsx';
import { CodeField } from './CodeField.tsx';
import { useSecurity } from './words.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** Turns the second factor off, after asking for the password and a code or recovery code. */
export function TurnOff({ onDone, onCancel }: Props) {
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

import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useArea } from '../area/use-area.ts';
import { AskPassword } from './AskPassword.tsx';
import { useSecurity } from './words.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** Turns the second factor off: with the password, and a code or a recovery code. */
export function TurnOff({ onDone, onCancel }: Props) {
  const { lang } = useArea();
  const { words, refusals } = useSecurity();
  const { lead, code, ...send } = words.secondFactor.end;
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
      <Field
        id="turn-off-code"
        name="code"
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        words={code}
        refused={submission.refused.fields['code']}
      />
    </AskPassword>
  );
}

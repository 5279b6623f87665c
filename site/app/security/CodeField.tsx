import type { Submission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useSecurity } from './words.ts';

interface Props {
  id: string;
  submission: Submission;
}

/** Asks for a code from the authenticator app or a recovery code. */
export function CodeField({ id, submission }: Props) {
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

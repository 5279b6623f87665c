import { useState } from 'react';
import type { Submission } from '../../session/use-submission.ts';

/** Clears the message of a form as soon as the visitor types again, because "saved" is no longer true. */
export function useUntilTyped(submission: Submission): Submission {
  const { confirmation, form } = submission;
  const [isTyped, setTyped] = useState(false);
  return {
    ...submission,
    confirmation: isTyped ? '' : confirmation,
    form: {
      ...form,
      onInput: (event) => {
        setTyped(true);
        form.onInput(event);
      },
      onSubmit: (event) => {
        setTyped(false);
        form.onSubmit(event);
      },
    },
  };
}

import { useState } from 'react';
import type { Submission } from '../../session/use-submission.ts';

/** A form of which nothing is said any more once it is typed into again: that it was saved is true no longer. */
export function useUntilTyped(submission: Submission): Submission {
  const { said, form } = submission;
  const [isTyped, setTyped] = useState(false);
  return {
    ...submission,
    said: isTyped ? '' : said,
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

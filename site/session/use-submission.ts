import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refused } from './refusals.ts';

const NOTHING: Refused = { message: '', fields: {} };

export interface Submission {
  /** For the `<form>`. It posts, so that nothing typed ever stands in an address. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: { target: EventTarget }) => void;
    'aria-busy': true | undefined;
  };
  refused: Refused;
  /** Says why what was sent cannot be, beside its fields or below all of them. */
  refuse: (refused: Refused) => void;
}

/**
 * Sends a form once at a time, and says what was wrong with it. The values stay with their fields,
 * which React does not control: so nothing is lost, be it typed or filled in before React came.
 * @param send makes the calls; resolves to whether the page is being left, until when nothing more is sent
 * @param explain puts a refusal into words
 */
export function useSubmission(
  send: (values: FormData) => Promise<'leaving' | 'staying'>,
  explain: (error: unknown) => Refused,
): Submission {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState(NOTHING);

  function refuse({ message, fields }: Refused) {
    const concerned = Object.keys(fields)
      .map((name) => fieldOf(ref.current, name))
      .filter((field) => field !== null);
    // The words have to be there before the fields that they describe are said to be wrong.
    flushSync(() => setRefused({ message: concerned.length > 0 ? '' : message, fields }));
    for (const field of concerned) field.setCustomValidity('!');
    if (concerned.length > 0) ref.current?.reportValidity();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const values = new FormData(event.currentTarget);
    setIsSending(true);
    setRefused(NOTHING);
    const outcome = await send(values).catch((error: unknown) => {
      flushSync(() => setIsSending(false));
      refuse(explain(error));
    });
    if (outcome === 'leaving') return;
    isBusy.current = false;
    setIsSending(false);
  }

  return {
    form: {
      ref,
      method: 'post',
      onSubmit: (event) => void submit(event),
      // Whoever types has read what was wrong; from here on the browser's own check counts again.
      onInput: ({ target }) => {
        const field = target as HTMLInputElement;
        if (!field.validity.customError) return;
        field.setCustomValidity('');
        setRefused(({ message, fields: { [field.name]: _, ...fields } }) => ({ message, fields }));
      },
      'aria-busy': isSending ? true : undefined,
    },
    refused,
    refuse,
  };
}

const fieldOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as HTMLInputElement | null;

import {
  type InputEvent,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Refused } from './refusals.ts';
import { isUnchangedSince } from './sent.ts';

/** The result of a form that was accepted. */
export interface Sent {
  /** The success message. The form is then reset, unless something has been typed into it since. */
  confirmation?: string;
  /** Whether the page is about to be left, so that nothing more is sent. */
  isLeaving?: boolean;
}

/** The time after which a waiting visitor is told that sending continues, in milliseconds. */
const SLOW = 5000;

interface Outcome extends Required<Sent> {
  refused: Refused;
}

const NOTHING: Outcome = {
  refused: { message: '', fields: {} },
  confirmation: '',
  isLeaving: false,
};

/**
 * Sends a form, one submission at a time, and keeps the result. The values stay in their fields, which React doesn't
 * control.
 * @param send makes the calls
 * @param explain returns the texts for an error
 */
export function useSubmission(
  send: (values: FormData) => Promise<Sent | undefined>,
  explain: (error: unknown) => Refused,
) {
  const form = useRef<HTMLFormElement>(null);
  /** The fields edited since they were refused. A visitor who edits a field has read its error. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const [outcome, dispatch, isPending] = useActionState(
    async (_: Outcome, values: FormData): Promise<Outcome> => {
      try {
        const sent = await send(values);
        // Resets the form now and not in the next render, because by then the visitor may be typing again.
        if (sent?.confirmation && form.current && isUnchangedSince(form.current, values))
          form.current.reset();
        return { ...NOTHING, ...sent };
      } catch (error) {
        return { ...NOTHING, refused: besideFields(explain(error), values) };
      }
    },
    NOTHING,
  );

  // The fields have their errors by now. The browser shows them, and the first invalid field gets the focus.
  useEffect(() => {
    if (Object.keys(outcome.refused.fields).length > 0) form.current?.reportValidity();
  }, [outcome]);

  const isSending = isPending || outcome.isLeaving;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(setSlow, SLOW, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);
  const { refused, confirmation } = isSending ? NOTHING : outcome;
  return {
    /** The props of the `<form>`. Its method is `post`, so that typed text never appears in an address. */
    form: {
      ref: form,
      method: 'post' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending) return;
        const values = new FormData(event.currentTarget);
        setMended([]);
        startTransition(() => dispatch(values));
      },
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        if (name in refused.fields) setMended((names) => [...names, name]);
      },
      'aria-busy': isSending || undefined,
    },
    isSending,
    /** Whether sending takes so long that the page says it goes on. It is never aborted: the server may be busy. */
    isSlow,
    confirmation,
    refused: {
      ...refused,
      fields: Object.fromEntries(
        Object.entries(refused.fields).filter(([name]) => !mended.includes(name)),
      ),
    },
  };
}

/** Assigns the errors of a refusal to the form's fields, or to the whole form if it concerns none of them. */
function besideFields({ message, fields }: Refused, values: FormData): Refused {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => values.has(name)));
  return { message: Object.keys(own).length > 0 ? '' : message, fields: own };
}

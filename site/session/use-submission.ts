import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Refused } from './refusals.ts';
import { isAsSent } from './sent.ts';

/** What follows when a form went through. */
export interface Sent {
  /** What is said of it; the form is emptied then, unless it has been typed into since. */
  said?: string;
  /** Whether the page is on its way out: nothing more is sent from it. */
  isLeaving?: boolean;
}

/** After how long a waiting visitor is told that it goes on, in milliseconds. */
const SLOW = 5000;

/** What came of sending a form. */
interface Outcome extends Required<Sent> {
  refused: Refused;
}

const NOTHING: Outcome = { refused: { message: '', fields: {} }, said: '', isLeaving: false };

export interface Submission extends Pick<Outcome, 'refused' | 'said'> {
  /** For the `<form>`. It posts, so that nothing typed ever stands in an address. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
    'aria-busy': true | undefined;
  };
  isSending: boolean;
  /** Whether that takes so long that the page says it goes on. It never gives up by itself: the server may be busy. */
  isSlow: boolean;
}

/**
 * Sends a form, once at a time, and keeps what came of it. The values stay with their fields, which React does
 * not control.
 * @param send makes the calls
 * @param explain puts a refusal into words
 */
export function useSubmission(
  send: (values: FormData) => Promise<Sent | undefined>,
  explain: (error: unknown) => Refused,
): Submission {
  const form = useRef<HTMLFormElement>(null);
  /** The fields that were typed into since they were refused: the visitor who types has read what was wrong. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const [outcome, dispatch, isPending] = useActionState(
    async (_: Outcome, values: FormData): Promise<Outcome> => {
      try {
        const sent = await send(values);
        // Now, not with what is rendered next: by then the visitor may be writing the next one.
        if (sent?.said && form.current && isAsSent(form.current, values)) form.current.reset();
        return { ...NOTHING, ...sent };
      } catch (error) {
        return { ...NOTHING, refused: besideFields(explain(error), values) };
      }
    },
    NOTHING,
  );

  // The fields know by now what is wrong with them: the browser says so, and the first one gets the focus.
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
  const { refused, said } = isSending ? NOTHING : outcome;
  return {
    form: {
      ref: form,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending) return;
        const values = new FormData(event.currentTarget);
        setMended([]);
        startTransition(() => dispatch(values));
      },
      onInput: ({ target }) => {
        const { name } = target as HTMLInputElement;
        if (name in refused.fields) setMended((names) => [...names, name]);
      },
      'aria-busy': isSending ? true : undefined,
    },
    isSending,
    isSlow,
    said,
    refused: {
      ...refused,
      fields: Object.fromEntries(
        Object.entries(refused.fields).filter(([name]) => !mended.includes(name)),
      ),
    },
  };
}

/** A refusal as a form can show it: beside its fields, or of the whole form if it is about none of them. */
function besideFields({ message, fields }: Refused, values: FormData): Refused {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => values.has(name)));
  return { message: Object.keys(own).length > 0 ? '' : message, fields: own };
}

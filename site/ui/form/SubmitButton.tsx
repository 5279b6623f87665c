import { Typeset } from '../Typeset.tsx';

interface Props {
  submit: string;
  sending: string;
  terms: readonly string[];
}

/** Sends its form, and shows while that lasts that it does. Both words have their room from the beginning. */
export function SubmitButton({ submit, sending, terms }: Props) {
  return (
    <button type="submit" className="button button-first submit-button">
      <span>
        <Typeset terms={terms}>{submit}</Typeset>
      </span>
      <span>
        <Typeset terms={terms}>{sending}</Typeset>
      </span>
    </button>
  );
}

import { Typeset } from '../Typeset.tsx';

interface Props {
  submit: string;
  sending: string;
}

/** Sends its form, and shows while that lasts that it does. Both words have their room from the beginning. */
export function SubmitButton({ submit, sending }: Props) {
  return (
    <button type="submit" className="button button-first submit-button">
      <span>
        <Typeset>{submit}</Typeset>
      </span>
      <span>
        <Typeset>{sending}</Typeset>
      </span>
    </button>
  );
}

import { Typeset } from '../Typeset.tsx';

interface Props {
  submit: string;
  sending: string;
}

/** Sends its form, and shows while that lasts that it does. Both words have their room from the beginning. */
export function SubmitButton({ submit, sending }: Props) {
  return (
    <button
      type="submit"
      className="button button-first submit-button"
      // The second click of a double click may come when the first has been answered, and the form is empty again.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <span>
        <Typeset>{submit}</Typeset>
      </span>
      <span>
        <Typeset>{sending}</Typeset>
      </span>
    </button>
  );
}

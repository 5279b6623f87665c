import { Typeset } from '../Typeset.tsx';

/** A submit button that shows when its form is being sent. Space is reserved for both labels. */
export function SubmitButton({ submit, sending }: { submit: string; sending: string }) {
  return (
    <button
      type="submit"
      className="button button-first submit-button"
      // The second click of a double click may arrive after the first has been answered and the form is empty again.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <Typeset.span>{submit}</Typeset.span>
      <Typeset.span>{sending}</Typeset.span>
    </button>
  );
}

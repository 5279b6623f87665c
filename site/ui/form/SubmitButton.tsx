import { Glued } from '../Glued.tsx';

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
        <Glued terms={terms}>{submit}</Glued>
      </span>
      <span>
        <Glued terms={terms}>{sending}</Glued>
      </span>
    </button>
  );
}

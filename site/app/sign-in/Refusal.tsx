import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  message: string;
  /** The message shown if React itself could not be loaded. */
  network: string;
}

/**
 * The error about a form as a whole. The element is rendered while still empty, because screen readers don't announce a
 * live region that is added later.
 */
export function Refusal({ message, network }: Props) {
  return (
    <div role="alert">
      <p className="fault account-refusal" data-refusal>
        <Typeset>{message}</Typeset>
      </p>
      <p className="fault account-refusal" data-refusal="unfetched">
        <Typeset>{network}</Typeset>
      </p>
    </div>
  );
}

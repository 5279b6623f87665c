import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  message: string;
  /** Is said where React itself could not be fetched. */
  network: string;
}

/** Why a form was refused as a whole. Its place is there before there is anything to say, or screen readers don't announce it. */
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

import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  message: string;
  /** Is said where React itself could not be fetched. */
  network: string;
  terms: readonly string[];
}

/** Why a form was refused as a whole. Its place is there before there is anything to say, or nobody announces it. */
export function Refusal({ message, network, terms }: Props) {
  return (
    <div role="alert">
      <p className="fault account-refusal" data-refusal>
        <Typeset terms={terms}>{message}</Typeset>
      </p>
      <p className="fault account-refusal" data-refusal="unfetched">
        <Typeset terms={terms}>{network}</Typeset>
      </p>
    </div>
  );
}

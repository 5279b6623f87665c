import { Glued } from '../../ui/Glued.tsx';

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
        <Glued terms={terms}>{message}</Glued>
      </p>
      <p className="fault account-refusal" data-refusal="unfetched">
        <Glued terms={terms}>{network}</Glued>
      </p>
    </div>
  );
}

import { useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from './Button.tsx';
import { useRestoreFocus, useTakeFocus } from './focus.ts';

interface Props {
  words: Record<'begin' | 'ask' | 'confirm' | 'keep', string>;
  /** Disables the buttons while the removal is running. */
  isBusy?: boolean;
  onRemove: () => void;
}

/** Removes something that is hard to restore, after a confirmation. The focus follows each step. */
export function Removal({ words, isBusy = false, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const begin = useRestoreFocus<HTMLButtonElement>(!isAsking);
  const keep = useTakeFocus<HTMLButtonElement>(isAsking);
  if (!isAsking) {
    return (
      <Button
        ref={begin}
        className="text-link area-way area-danger"
        onClick={() => setAsking(true)}
      >
        {words.begin}
      </Button>
    );
  }
  return (
    <div className="area-removal grid gap-md text-sm">
      <Typeset.p role="status">{words.ask}</Typeset.p>
      <div className="actions">
        <Button className="button area-danger" isBusy={isBusy} onClick={onRemove}>
          {words.confirm}
        </Button>
        <Button ref={keep} isBusy={isBusy} onClick={() => setAsking(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

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
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={begin}
        type="button"
        className="text-link area-way area-danger"
        onClick={() => setAsking(true)}
      >
        {words.begin}
      </button>
    );
  }
  return (
    <div className="area-removal">
      <p role="status">
        <Typeset>{words.ask}</Typeset>
      </p>
      <div className="actions">
        <button
          type="button"
          className="button area-danger"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onRemove();
          }}
        >
          {words.confirm}
        </button>
        <button
          ref={keep}
          type="button"
          className="button button-second"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) setAsking(false);
          }}
        >
          {words.keep}
        </button>
      </div>
    </div>
  );
}

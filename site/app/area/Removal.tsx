import { useEffect, useRef, useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { useReturn } from './use-return.ts';

interface Props {
  words: Record<'begin' | 'ask' | 'confirm' | 'keep', string>;
  /** While it is being done nothing else can be pressed. */
  isBusy?: boolean;
  onRemove: () => void;
}

/** Removes what is not had back easily, when it has been asked for twice. The focus goes along with what is asked. */
export function Removal({ words, isBusy = false, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const begin = useReturn<HTMLButtonElement>(!isAsking);
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

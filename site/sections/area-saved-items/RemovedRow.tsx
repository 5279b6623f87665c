import { useEffect, useRef } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { useSavedWords } from './words.ts';

interface Props {
  title: string;
  onUndo: () => void;
}

/** In the place of what was removed: that it was, and a way to have it back, which takes the focus. */
export function RemovedRow({ title, onUndo }: Props) {
  const { words } = useSavedWords();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className="saved-item" data-removed="">
      <p className="text-muted">
        <Typeset>{fill(words.removed, { title })}</Typeset>
      </p>
      <button
        ref={undo}
        type="button"
        className="button button-second"
        aria-label={fill(words.undoNamed, { title })}
        onClick={onUndo}
      >
        {words.undo}
      </button>
    </li>
  );
}

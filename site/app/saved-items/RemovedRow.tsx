import type { RefCallback } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { useSavedWords } from './words.ts';

interface Props {
  title: string;
  undoRef: RefCallback<HTMLButtonElement>;
  onUndo: () => void;
}

/** Replaces the row of a removed item: says that it was removed, with a button to undo that. */
export function RemovedRow({ title, undoRef, onUndo }: Props) {
  const { words } = useSavedWords();
  return (
    <li className="saved-item" data-removed="">
      <p className="text-muted">
        <Typeset>{fill(words.removed, { title })}</Typeset>
      </p>
      <button
        ref={undoRef}
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

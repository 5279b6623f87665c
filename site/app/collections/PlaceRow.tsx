import type { RefCallback } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import type { Things } from '../../session/known-thing.ts';
import { Icon } from '../../ui/Icon.tsx';
import { titleOf } from '../saved-items/known-things.ts';
import { ThingLine } from '../saved-items/ThingLine.tsx';
import type { RowDrag } from './use-drag.ts';
import { useCollectionsWords } from './words.ts';

/** A control of a row, which keeps the focus when the row moves. */
export type Control = 'handle' | 'up' | 'down' | 'out';

interface Props {
  ref: RefCallback<HTMLLIElement>;
  item: SavedItem;
  things: Things;
  /** The id of the text that explains the drag handle. */
  hint: string;
  isFirst: boolean;
  isLast: boolean;
  drag: RowDrag;
  onMove: (by: 1 | -1, control: Control) => void;
  onTakeOut: () => void;
}

/** An item in a collection, with the controls that move it. The drag handle also responds to arrow keys. */
export function PlaceRow({ ref, item, things, hint, drag, onMove, onTakeOut, ...at }: Props) {
  const { words, things: thingWords } = useCollectionsWords();
  const title = titleOf(things, item, thingWords);
  return (
    <li
      ref={ref}
      className="place"
      data-dragged={drag.isDragged || undefined}
      data-drop={drag.dropAt}
    >
      <button
        type="button"
        className="icon-button place-handle"
        data-control="handle"
        aria-label={fill(words.items.handle, { title })}
        aria-describedby={hint}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onKeyDown={(event) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
          if (by === undefined) return;
          event.preventDefault();
          onMove(by, 'handle');
        }}
        {...drag.handle}
      >
        <Icon name="grip" />
      </button>
      <ThingLine thing={item} things={things} words={thingWords} />
      <div className="place-tools">
        <Mover
          control="up"
          label={fill(words.items.up, { title })}
          isDisabled={at.isFirst}
          onMove={() => onMove(-1, 'up')}
        />
        <Mover
          control="down"
          label={fill(words.items.down, { title })}
          isDisabled={at.isLast}
          onMove={() => onMove(1, 'down')}
        />
        <button
          type="button"
          className="icon-button"
          data-control="out"
          aria-label={fill(words.items.takeOut, { title })}
          onClick={onTakeOut}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}

interface MoverProps {
  control: 'up' | 'down';
  label: string;
  isDisabled: boolean;
  onMove: () => void;
}

function Mover({ control, label, isDisabled, onMove }: MoverProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-control={control}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onMove}
    >
      <Icon name="up" />
    </button>
  );
}

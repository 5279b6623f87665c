import { type RefCallback, useEffect, useId, useRef } from 'react';
import type { Collection, SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import type { Things } from '../../session/things.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { useFocusByKey } from '../area/focus.ts';
import { usePage } from '../page-context.ts';
import { titleOf } from '../saved-items/known-things.ts';
import { ThingLine } from '../saved-items/ThingLine.tsx';
import { moveItem, removeItem, useCollectionChange } from './queries.ts';
import type { CollectionsProps } from './texts.ts';
import { type RowDrag, useDrag } from './use-drag.ts';

const focusOn = (row: HTMLElement | undefined, control: Control) =>
  row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();

/** The saved items, and the site's data about them. */
export interface Library {
  things: Things;
  items: readonly SavedItem[];
}

interface Props {
  collection: Collection;
  library: Library;
}

/** The items of a collection, which can be reordered by dragging, with the arrow keys and with buttons. */
export function Places({ collection: { id, items }, library: { things, items: saved } }: Props) {
  const { words, things: thingWords } = usePage<CollectionsProps>();
  const rows = useRef(new Map<number, HTMLLIElement>());
  /** The control to focus once its row is at the new position. Focusing it also scrolls the page. */
  const focused = useRef<{ place: number; to: number; control: Control }>(undefined);
  const { refOf, focusOn: focusOnMessage } = useFocusByKey<'none'>();
  const hint = useId();
  const tell = useCollectionChange();
  const dragOf = useDrag(
    items.map((place) => place.id),
    rows,
    (place, to) => move(place, to, 'handle'),
  );

  useEffect(() => {
    if (!focused.current) return;
    const { place, to, control } = focused.current;
    if (items[to]?.id !== place) return;
    focused.current = undefined;
    focusOn(rows.current.get(place), control);
  }, [items]);

  const itemOf = (place: number) => {
    const item = items.find((each) => each.id === place)?.item;
    return saved.find((each) => each.id === item);
  };
  const nameOf = (place: number) => {
    const item = itemOf(place);
    return item ? titleOf(things, item, thingWords) : '';
  };

  function move(place: number, to: number, control: Control): void {
    const from = items.findIndex((each) => each.id === place);
    if (to < 0 || to >= items.length || to === from) return;
    const figures = { title: nameOf(place), place: to + 1, count: items.length };
    focused.current = { place, to, control };
    const before = items.filter((each) => each.id !== place)[to]?.id ?? null;
    tell(moveItem(id, place, before), fill(words.items.moved, figures));
  }

  function takeOut(place: number, item: number, index: number): void {
    const next = items[index + 1] ?? items[index - 1];
    if (next) focusOn(rows.current.get(next.id), 'out');
    else focusOnMessage('none');
    tell(removeItem(id, item), fill(words.items.takenOut, { title: nameOf(place) }));
  }

  if (items.length === 0) {
    return (
      <Typeset.p ref={refOf('none')} tabIndex={-1} className="text-muted">
        {words.items.none}
      </Typeset.p>
    );
  }
  return (
    <>
      <p id={hint} hidden>
        {words.items.handleHint}
      </p>
      <ol className="border-t">
        {items.map((place, index) => {
          const item = itemOf(place.id);
          if (!item) return null;
          return (
            <PlaceRow
              key={place.id}
              ref={(row) => {
                if (row) rows.current.set(place.id, row);
                else rows.current.delete(place.id);
              }}
              item={item}
              things={things}
              hint={hint}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              drag={dragOf(place.id, index)}
              onMove={(by, control) => move(place.id, index + by, control)}
              onTakeOut={() => takeOut(place.id, place.item, index)}
            />
          );
        })}
      </ol>
    </>
  );
}

/** A control of a row, which keeps the focus when the row moves. */
type Control = 'handle' | 'up' | 'down' | 'out';

interface PlaceRowProps {
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
function PlaceRow({ ref, item, things, hint, drag, onMove, onTakeOut, ...at }: PlaceRowProps) {
  const { words, things: thingWords } = usePage<CollectionsProps>();
  const title = titleOf(things, item, thingWords);
  return (
    <li
      ref={ref}
      className="place relative grid items-center gap-xs"
      data-dragged={drag.isDragged || undefined}
      data-drop={drag.dropAt}
    >
      <Button
        className="quiet-button place-handle"
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
      </Button>
      <ThingLine thing={item} things={things} words={thingWords} />
      <div className="place-tools relative flex">
        {(['up', 'down'] as const).map((control) => (
          <Button
            key={control}
            className="quiet-button"
            data-control={control}
            aria-label={fill(words.items[control], { title })}
            isBusy={control === 'up' ? at.isFirst : at.isLast}
            onClick={() => onMove(control === 'up' ? -1 : 1, control)}
          >
            <Icon name="up" />
          </Button>
        ))}
        <Button
          className="quiet-button"
          data-control="out"
          aria-label={fill(words.items.takeOut, { title })}
          onClick={onTakeOut}
        >
          <Icon name="close" />
        </Button>
      </div>
    </li>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { titleOf } from '../saved-items/known-things.ts';
import { placeAt } from './changes.ts';
import type { Library } from './library.ts';
import { type Control, PlaceRow } from './PlaceRow.tsx';
import { moving, takingOut } from './queries.ts';
import { useDrag } from './use-drag.ts';
import { useReportedChange } from './use-reported-change.ts';
import { useCollectionsWords } from './words.ts';

const focusOn = (row: HTMLElement | undefined, control: Control) =>
  row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();

interface Props {
  collection: Collection;
  library: Library;
}

/** The items of a collection, which can be reordered by dragging, with the arrow keys and with buttons. */
export function Places({ collection: { id, items }, library: { things, items: saved } }: Props) {
  const { words, things: thingWords } = useCollectionsWords();
  const rows = useRef(new Map<number, HTMLLIElement>());
  /** The control to focus once its row is at the new position. Focusing it also scrolls the page. */
  const focused = useRef<{ place: number; to: number; control: Control }>(undefined);
  /** The "empty" message, which takes the focus after the last item is removed. */
  const none = useRef<HTMLParagraphElement>(null);
  const isEmptied = useRef(false);
  const last = useRef({ place: 0, to: 0 });
  const hint = useId();
  const tell = useReportedChange({
    onUndone: () => {
      isEmptied.current = false;
      // The row comes back and the "empty" message disappears.
      if (none.current?.matches(':focus')) focused.current = { ...last.current, control: 'out' };
    },
  });
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
  useEffect(() => {
    if (items.length > 0 || !isEmptied.current) return;
    isEmptied.current = false;
    none.current?.focus({ preventScroll: true });
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
    tell(moving(id, place, placeAt(items, place, to)), fill(words.items.moved, figures));
  }

  function takeOut(place: number, item: number, index: number): void {
    const next = items[index + 1] ?? items[index - 1];
    last.current = { place, to: index };
    if (next) focusOn(rows.current.get(next.id), 'out');
    else isEmptied.current = true;
    tell(takingOut(id, item), fill(words.items.takenOut, { title: nameOf(place) }));
  }

  if (items.length === 0) {
    return (
      <p ref={none} tabIndex={-1} className="places-none text-muted">
        <Typeset>{words.items.none}</Typeset>
      </p>
    );
  }
  return (
    <>
      <p id={hint} hidden>
        {words.items.handleHint}
      </p>
      <ol className="places">
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

import { type PointerEvent, type RefObject, useState } from 'react';

/** What is being dragged, and at which position it would come to lie. */
interface Dragged {
  place: number;
  to: number;
}

/** What a row is to a drag: what its handle listens to, and how it is marked meanwhile. */
export interface RowDrag {
  isDragged: boolean;
  /** On which side of the row the dragged one would come to lie. */
  dropAt: 'before' | 'after' | undefined;
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  /** Lets go without dropping. */
  cancel: () => void;
}

/**
 * Dragging by a handle, with whatever points. Nothing changes places until it is dropped: a row that is moved in the
 * document would lose its pointer.
 * @param rows the elements of the places
 * @param onDrop told the position of a place among all of them
 */
export function useDrag(
  places: readonly number[],
  rows: RefObject<ReadonlyMap<number, HTMLElement>>,
  onDrop: (place: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>();

  /** The position at which something would come to lie that is held at a height of the window. */
  function positionAt(place: number, y: number): number {
    const others = places.filter((each) => each !== place);
    return others.filter((each) => {
      const box = rows.current.get(each)?.getBoundingClientRect();
      return box !== undefined && y > box.top + box.height / 2;
    }).length;
  }

  const cancel = () => setDragged(undefined);
  const from = dragged ? places.indexOf(dragged.place) : -1;
  return (place: number, index: number): RowDrag => ({
    isDragged: dragged?.place === place,
    dropAt: dropAt(dragged, index, from),
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ place, to: index });
      },
      onPointerMove: ({ clientY }) => {
        if (dragged?.place !== place) return;
        const to = positionAt(place, clientY);
        if (to !== dragged.to) setDragged({ place, to });
      },
      onPointerUp: () => {
        if (dragged?.place === place && dragged.to !== index) onDrop(place, dragged.to);
        cancel();
      },
      onPointerCancel: cancel,
    },
    cancel,
  });
}

function dropAt(dragged: Dragged | undefined, index: number, from: number): RowDrag['dropAt'] {
  if (!dragged || dragged.to === from || dragged.to !== index) return undefined;
  return dragged.to < from ? 'before' : 'after';
}

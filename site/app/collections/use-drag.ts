import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** The place being dragged, and the position at which it would be dropped. */
interface Dragged {
  place: number;
  to: number;
}

/** The distance from the top or bottom of the window within which the page scrolls along, in pixels. */
const EDGE = 96;
/** The scroll distance per frame at the very edge, in pixels. */
const FASTEST = 16;

/**
 * Drags rows by a handle with any pointing device; Escape cancels. Rows change places only when dropped, because a row
 * that moves in the document would lose its pointer capture.
 * @param rows the elements of the places
 * @param onDrop receives the dragged place and its new position
 * @returns a function that returns how a row is marked, and the event handlers of its handle
 */
export function useDrag(
  places: readonly number[],
  rows: RefObject<ReadonlyMap<number, HTMLElement>>,
  onDrop: (place: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>();
  /** The pointer's vertical position in the window; undefined until it has moved. */
  const height = useRef<number>(undefined);
  const cancel = () => setDragged(undefined);

  /** Returns the position at which a place would be dropped from a vertical position in the window. */
  function positionOf(place: number, at: number): number {
    const others = places.filter((each) => each !== place);
    return others.filter((each) => {
      const box = rows.current.get(each)?.getBoundingClientRect();
      return box !== undefined && at > box.top + box.height / 2;
    }).length;
  }
  /** Updates the position at which the row would be dropped. */
  function aim(): void {
    if (!dragged || height.current === undefined) return;
    const to = positionOf(dragged.place, height.current);
    if (to !== dragged.to) setDragged({ ...dragged, to });
  }
  const onScroll = useEffectEvent(aim);

  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const listening = new AbortController();
    const { signal } = listening;
    const letGo = ({ key }: KeyboardEvent) => key === 'Escape' && setDragged(undefined);
    addEventListener('keydown', letGo, { signal });
    // After scrolling, with the wheel or near an edge, another row is below the pointer.
    addEventListener('scroll', () => onScroll(), { signal, passive: true });
    let frame = requestAnimationFrame(function scrollAlong() {
      const by = height.current === undefined ? 0 : speedAt(height.current);
      if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
      frame = requestAnimationFrame(scrollAlong);
    });
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    return () => listening.abort();
  }, [isDragging]);

  const from = dragged ? places.indexOf(dragged.place) : -1;
  return (place: number, index: number) => ({
    isDragged: dragged?.place === place,
    /** The side of this row on which the dragged row would be dropped. */
    dropAt: dropAt(dragged, index, from),
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        height.current = undefined;
        setDragged({ place, to: index });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        height.current = clientY;
        aim();
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        if (dragged?.place !== place) return;
        const to = positionOf(place, clientY);
        if (to !== index) onDrop(place, to);
        cancel();
      },
      onPointerCancel: cancel,
    },
  });
}

/** The drag state of a row. */
export type RowDrag = ReturnType<ReturnType<typeof useDrag>>;

/** Returns the scroll distance per frame for the pointer's vertical position in the window, in pixels. */
function speedAt(height: number): number {
  const above = Math.max(0, EDGE - height);
  const below = Math.max(0, EDGE - (innerHeight - height));
  return Math.round((Math.min(EDGE, below) - Math.min(EDGE, above)) * (FASTEST / EDGE));
}

function dropAt(dragged: Dragged | undefined, index: number, from: number) {
  if (!dragged || dragged.to === from || dragged.to !== index) return undefined;
  return dragged.to < from ? 'before' : 'after';
}

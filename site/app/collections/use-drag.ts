import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

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
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

/** So near to the top or the bottom of the window, in pixels, the page scrolls along. */
const EDGE = 96;
/** How far it scrolls in a frame at the very edge. */
const FASTEST = 16;

/**
 * Dragging by a handle, with whatever points; Escape lets go. Nothing changes places until it is dropped: a row that is
 * moved in the document would lose its pointer.
 * @param rows the elements of the places
 * @param onDrop told the position of a place among all of them
 */
export function useDrag(
  places: readonly number[],
  rows: RefObject<ReadonlyMap<number, HTMLElement>>,
  onDrop: (place: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>();
  /** The height of the window at which it is held, once it has been moved. */
  const height = useRef<number>(undefined);
  const cancel = () => setDragged(undefined);

  /** The position at which something would come to lie that is held at a height. */
  function positionOf(place: number, at: number): number {
    const others = places.filter((each) => each !== place);
    return others.filter((each) => {
      const box = rows.current.get(each)?.getBoundingClientRect();
      return box !== undefined && at > box.top + box.height / 2;
    }).length;
  }
  /** Marks where it would come to lie now. */
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
    // By a wheel, or at an edge: what lies below the pointer is another row then.
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
  return (place: number, index: number): RowDrag => ({
    isDragged: dragged?.place === place,
    dropAt: dropAt(dragged, index, from),
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        height.current = undefined;
        setDragged({ place, to: index });
      },
      onPointerMove: ({ clientY }) => {
        height.current = clientY;
        aim();
      },
      onPointerUp: ({ clientY }) => {
        if (dragged?.place !== place) return;
        const to = positionOf(place, clientY);
        if (to !== index) onDrop(place, to);
        cancel();
      },
      onPointerCancel: cancel,
    },
  });
}

/** How far the page scrolls in a frame while something is held at a height of its window. */
function speedAt(height: number): number {
  const above = Math.max(0, EDGE - height);
  const below = Math.max(0, EDGE - (innerHeight - height));
  return Math.round((Math.min(EDGE, below) - Math.min(EDGE, above)) * (FASTEST / EDGE));
}

function dropAt(dragged: Dragged | undefined, index: number, from: number): RowDrag['dropAt'] {
  if (!dragged || dragged.to === from || dragged.to !== index) return undefined;
  return dragged.to < from ? 'before' : 'after';
}

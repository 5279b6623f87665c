import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus back when a step ends, because the button pressed last has disappeared by then.
 * @param isOver whether no step is in progress, as on the first render
 * @returns the ref of the element that takes the focus
 */
export function useRestoreFocus<Taker extends HTMLElement>(
  isOver: boolean,
): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) taker.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return taker;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back once something is over that had it: what was pressed last is gone by then.
 * @param isOver whether nothing is going on, as at first
 * @returns what takes the focus
 */
export function useReturn<Taker extends HTMLElement>(isOver: boolean): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) taker.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return taker;
}

import { createContext, type RefObject, use, useCallback, useEffect, useRef } from 'react';

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

/**
 * Moves the focus to an element that appears, because the one focused before has disappeared.
 * @returns the ref of the element
 */
export function useTakeFocus<Taker extends HTMLElement>(isWanted = true): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => {
    if (isWanted) taker.current?.focus();
  }, [isWanted]);
  return taker;
}

export const HomeContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/**
 * Returns a function that moves the focus to the page, from an element that is about to disappear. The browser would
 * move it to the top.
 */
export function useFocusPage(): () => void {
  const home = use(HomeContext);
  return useCallback(() => home.current?.focus({ preventScroll: true }), [home]);
}

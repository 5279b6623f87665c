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

/** Returns refs of elements by a key, and a function that focuses one of them, now or as soon as it is rendered. */
export function useFocusByKey<Key>() {
  const elements = useRef(new Map<Key, HTMLElement>());
  const wanted = useRef<Key>(undefined);
  return {
    refOf: (key: Key) => (element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
      if (!element || wanted.current !== key) return;
      wanted.current = undefined;
      element.focus();
    },
    focusOn: (key: Key) => {
      const element = elements.current.get(key);
      if (element) element.focus();
      else wanted.current = key;
    },
  };
}

/**
 * Moves the focus to a page, or to its tab panel if it has tabs, when the element that had it has disappeared, unless an
 * effect moves it elsewhere. The browser would move it to the top of the document.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Node | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('focusin', ({ target }) => (last = target as Node), { signal });
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // In a window that goes into the background, the element keeps the focus.
        const hasLeft = document.activeElement !== target;
        if (last === target && last?.isConnected && hasLeft) last = undefined;
      });
    addEventListener('focusout', leave, { signal });
    const observer = new MutationObserver(() => {
      if (last?.isConnected === false && document.activeElement === document.body) {
        const panel = page.current?.querySelector<HTMLElement>('[role="tabpanel"]');
        (panel ?? page.current)?.focus({ preventScroll: true });
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    return () => listening.abort();
  }, [page]);
}

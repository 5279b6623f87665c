import { useLayoutEffect, useState } from 'react';
import type { PageState } from '../../session/page-state.ts';

/**
 * Returns a value that only the browser knows, such as one from a cookie. It is undefined in the built HTML, and known
 * before the first paint after React takes over. It is read once.
 * @param read must stay the same function for the lifetime of the component
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value): Value | undefined {
  const [known, setKnown] = useState<Value>();
  useLayoutEffect(() => setKnown(read()), [read]);
  return known;
}

/**
 * Returns the state of an account page: the state set by its island, or the one that only the browser knows. Until that
 * is known, it returns both.
 * @param state the state set by the island
 * @param otherwise the state if `isOtherwise` returns true
 */
export function usePageState(
  state: PageState,
  otherwise: PageState,
  isOtherwise: () => boolean,
): PageState | readonly ['start', PageState] {
  const known = useInBrowser(isOtherwise);
  if (known === undefined) return ['start', otherwise];
  return known ? otherwise : state;
}

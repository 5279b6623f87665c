import type { PageState } from '../../session/page-state.ts';
import { useInBrowser } from '../../session/use-in-browser.ts';

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

import type { PageState } from '../../session/page-state.ts';
import { useInBrowser } from '../../session/use-in-browser.ts';

/**
 * The state that an account page is in: what its island has come to, or what only the browser knows; and both
 * until that is known.
 * @param state what the island has come to
 * @param otherwise what the page begins with where `isOtherwise` says so
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

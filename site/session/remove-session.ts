import { dropSession } from './cookie.ts';
import { forgetDrafts } from './draft.ts';

/** Ends the session in this browser, as its owner wants: what was typed for the account goes along. */
export function removeSession(): void {
  // First, while it is known whose it is.
  forgetDrafts();
  dropSession();
}

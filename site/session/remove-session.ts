import { dropSession } from './cookie.ts';
import { forgetDrafts } from './draft.ts';

/** Ends the session in this browser at the user's request, and deletes the account's drafts. */
export function removeSession(): void {
  // Called first, while the account is still known.
  forgetDrafts();
  dropSession();
}

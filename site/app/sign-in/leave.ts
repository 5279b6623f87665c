import type { Lang } from '../../../contract/lang.ts';
import { returnUrl } from '../../session/return-url.ts';
import type { Sent } from '../../session/use-submission.ts';

/**
 * Goes to the page that the visitor originally wanted, after signing in (spec D7). It replaces the history entry, so
 * that Back returns to the page before the form and not to a form with a password in it.
 */
export function leave(lang: Lang): Sent {
  location.replace(returnUrl(lang));
  return { isLeaving: true };
}

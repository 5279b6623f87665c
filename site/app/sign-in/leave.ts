import type { Lang } from '../../../contract/lang.ts';
import { returnUrl } from '../../session/return-url.ts';
import type { Sent } from '../../session/use-submission.ts';

/**
 * Leaves for where one wanted to go, after signing in (spec D7). Back leads to where one came from, and not to a
 * form with a password in it.
 */
export function leave(lang: Lang): Sent {
  location.replace(returnUrl(lang));
  return { isLeaving: true };
}

import type { Lang } from '../../../contract/lang.ts';
import { returnUrl } from '../../session/return-url.ts';

/**
 * Leaves for where one wanted to go, after signing in (spec D7). Back leads to where one came from, and not to a
 * form with a password in it. Never resolves: until the page is gone its form sends nothing more.
 */
export function leave(lang: Lang): Promise<never> {
  location.replace(returnUrl(lang));
  return new Promise(() => undefined);
}

import type { ClientDirective } from 'astro';
import { isSignedIn } from '../session/cookie.ts';
import { holdUntilHydrated } from './hold.ts';

/**
 * `client:session`: hydrates an island at once if an account is signed in. Those parts of the site are an
 * app: a visitor who has signed in came to use it. Others download no framework; the island is
 * marked with `data-signed-out`, by which its page shows what it has for them.
 */
const session: ClientDirective = async (load, _options, island) => {
  if (isSignedIn()) await holdUntilHydrated(load, island)();
  else island.dataset['signedOut'] = '';
};

export default session;

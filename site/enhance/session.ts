import type { ClientDirective } from 'astro';
import { isSignedIn } from '../session/cookie.ts';
import { queueUntilHydrated } from './queue-until-hydrated.ts';

/**
 * `client:session`: hydrates an island at once if an account is signed in. These parts of the site are an app that
 * signed-in visitors came to use. Other visitors download no framework, and the island is marked with
 * `data-signed-out`, so that the page shows its content for them.
 */
const session: ClientDirective = async (load, _options, island) => {
  if (isSignedIn()) await queueUntilHydrated(load, island)();
  else island.dataset['signedOut'] = '';
};

export default session;

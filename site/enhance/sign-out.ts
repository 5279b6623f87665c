import { paths } from '../../contract/api/paths.ts';
import { readSession } from '../session/cookie.ts';
import { removeSession } from '../session/remove-session.ts';

/**
 * Makes a link end the session, in this browser in any case, before it leads to the page shown after signing out (spec
 * D7).
 */
export function signOutBy(link: HTMLAnchorElement): void {
  link.addEventListener('click', () => {
    void endOnServer(readSession());
    removeSession();
  });
}

/** Ends a session on the server. If the server can't be reached, the session expires there. */
export async function endOnServer(token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const [method, path] = paths.logout;
  await fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

import { paths } from '../../contract/api/paths.ts';
import { readSession } from '../session/cookie.ts';
import { removeSession } from '../session/remove-session.ts';

/** Has a link end the session, here in any case, before it leads to where signing out leads (spec D7). */
export function signOutBy(link: HTMLAnchorElement): void {
  link.addEventListener('click', () => {
    void endOnServer(readSession());
    removeSession();
  });
}

/** Ends a session on the server. One that cannot be reached ends it by itself. */
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

import type { Me } from '../../contract/api/account.ts';
import { call } from './api.ts';
import { loginSucceeded } from './store.ts';

/**
 * Says on an account page who is signed in. Where the server cannot be asked the page goes without a
 * name; a session that has ended is ended by the call (spec D5).
 */
export async function showWhoIsSignedIn(): Promise<void> {
  const me = await call('me').catch(() => undefined);
  if (!me) return;
  loginSucceeded(me);
  fill('name', nameOf(me));
  fill('email', me.email);
  document.documentElement.dataset['role'] = me.role;
}

const nameOf = ({ firstName, lastName, username }: Me) =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

function fill(part: 'name' | 'email', value: string) {
  for (const place of document.querySelectorAll(`[data-who="${part}"]`)) place.textContent = value;
}

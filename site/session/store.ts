import { devtools } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { User } from '../../contract/api/account.ts';

/** Who is signed in, and what went wrong last (spec D6). The token is no part of it: it is in the cookie alone. */
export interface AuthState {
  isLoggedIn: boolean;
  user: User | null;
  /** What the server said when it refused a login, in its own words. */
  error: string | null;
}

/** How many states the inspection tool keeps (spec D6). */
const STATES_KEPT = 25;

/**
 * The auth state of this page. It can be looked at with Redux DevTools, in the normal build as well:
 * the tool shows visitors nothing but their own.
 */
export const auth = createStore<AuthState>()(
  devtools((): AuthState => ({ isLoggedIn: false, user: null, error: null }), {
    name: 'auth',
    maxAge: STATES_KEPT,
    enabled: true,
  }),
);

const change = (state: Partial<AuthState>, action: string) => auth.setState(state, false, action);

/** A login begins: an error of the last one counts no more. */
export const loginRequested = () => change({ error: null }, 'login/request');

/** A signed-in account. Whatever else came with the user is left out. */
export const loginSucceeded = ({ id, username, email, firstName, lastName }: User) =>
  change({ isLoggedIn: true, user: { id, username, email, firstName, lastName } }, 'login/success');

export const loginFailed = (error: string) => change({ error }, 'login/failure');

export const loggedOut = () => change({ isLoggedIn: false, user: null }, 'logout');

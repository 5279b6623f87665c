import { devtools } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { User } from '../../contract/api/account.ts';

/** The signed-in user and the last error (spec D6). The token is not included; it is only in the cookie. */
export interface AuthState {
  isLoggedIn: boolean;
  user: User | null;
  /** The server's message when it refused a login. */
  error: string | null;
}

/** The number of states that the inspection tool keeps (spec D6). */
const STATES_KEPT = 25;

/**
 * The auth state of this page. It can be inspected with Redux DevTools, in the production build as well, because the
 * tool only shows visitors their own data.
 */
export const auth = createStore<AuthState>()(
  devtools((): AuthState => ({ isLoggedIn: false, user: null, error: null }), {
    name: 'auth',
    maxAge: STATES_KEPT,
    enabled: true,
  }),
);

const change = (state: Partial<AuthState>, action: string) => auth.setState(state, false, action);

/** A login starts: clears the error of the previous one. */
export const loginRequested = () => change({ error: null }, 'login/request');

/** Stores the signed-in account. Other fields of the user are left out. */
export const loginSucceeded = ({ id, username, email, firstName, lastName }: User) =>
  change({ isLoggedIn: true, user: { id, username, email, firstName, lastName } }, 'login/success');

export const loginFailed = (error: string) => change({ error }, 'login/failure');

export const loggedOut = () => change({ isLoggedIn: false, user: null }, 'logout');

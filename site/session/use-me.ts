import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Me } from '../../contract/api/account.ts';
import { call } from './api.ts';
import { isSignedIn } from './cookie.ts';
import { rememberAccount } from './known-account.ts';
import { auth, loginSucceeded } from './store.ts';

/**
 * Returns the signed-in user from the auth state (spec D6), which is loaded here once: null until the server has
 * answered, or if it can't be reached. If the session has ended, the
 * call ends it in the browser as well (spec D5).
 */
export function useMe() {
  const user = useStore(auth, (state) => state.user);
  const [role, setRole] = useState<Me['role']>('customer');
  useEffect(() => {
    // This may run without a session, until the page knows whether an account is signed in.
    if (!isSignedIn()) return;
    call('me').then(
      (me) => {
        loginSucceeded(me);
        rememberAccount(me);
        setRole(me.role);
      },
      // The page works without a name.
      () => undefined,
    );
  }, []);
  return { user, isAdmin: role === 'admin' };
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Me, User } from '../../contract/api/account.ts';
import { call } from './api.ts';
import { isSignedIn } from './cookie.ts';
import { rememberAccount } from './known-account.ts';
import { auth, loginSucceeded } from './store.ts';

interface WhoIsSignedIn {
  /** Null until the server has answered, or if it can't be reached. */
  user: User | null;
  isAdmin: boolean;
}

/**
 * Returns the signed-in user from the auth state (spec D6), which is loaded here once. If the session has ended, the
 * call ends it in the browser as well (spec D5).
 */
export function useMe(): WhoIsSignedIn {
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

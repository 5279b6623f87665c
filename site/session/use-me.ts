import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Me, User } from '../../contract/api/account.ts';
import { call } from './api.ts';
import { isSignedIn } from './cookie.ts';
import { rememberAccount } from './known-account.ts';
import { auth, loginSucceeded } from './store.ts';

interface WhoIsSignedIn {
  /** Null until the server has answered, or where it cannot be asked. */
  user: User | null;
  isAdmin: boolean;
}

/**
 * Who is signed in, from the auth state (spec D6), which is filled here once. Where the session has ended the
 * call ends it in the browser, too (spec D5).
 */
export function useMe(): WhoIsSignedIn {
  const user = useStore(auth, (state) => state.user);
  const [role, setRole] = useState<Me['role']>('customer');
  useEffect(() => {
    // Until the page knows whether an account is signed in, this may run without one.
    if (!isSignedIn()) return;
    call('me').then(
      (me) => {
        loginSucceeded(me);
        rememberAccount(me);
        setRole(me.role);
      },
      // The page goes without a name.
      () => undefined,
    );
  }, []);
  return { user, isAdmin: role === 'admin' };
}

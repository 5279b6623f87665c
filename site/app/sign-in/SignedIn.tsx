import { useCallback, useEffect, useState, useTransition } from 'react';
import { useStore } from 'zustand';
import type { Me, User } from '../../../contract/api/account.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { call } from '../../session/api.ts';
import { isSignedIn } from '../../session/cookie.ts';
import { rememberAccount } from '../../session/known-account.ts';
import { returnUrl } from '../../session/return-url.ts';
import { signOut } from '../../session/sign-in.ts';
import { auth, loginSucceeded } from '../../session/store.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { usePage } from '../page-context.ts';
import { AccountAction } from './AccountAction.tsx';
import type { AccountPage, AccountPageProps } from './form-page-props.ts';
import { useInBrowser } from './use-page-state.ts';

/** Shows who is signed in, with links to continue. Space is reserved for the name until it is known. */
export function SignedIn() {
  const { lang, session: texts } = usePage<AccountPageProps<AccountPage>>();
  const { user, isAdmin } = useMe();
  const wanted = useInBrowser(useCallback(() => returnUrl(lang), [lang]));
  const [isLeaving, startLeaving] = useTransition();
  return (
    <div className="account-form flex gap-lg">
      <p className="account-who grid">
        <span className="font-semibold">{user && nameOf(user)}</span>
        <span className="text-muted">{user?.email}</span>
      </p>
      <AccountAction label={texts.goOn} href={wanted ?? localizedPath(lang, '/')} />
      {isAdmin && (
        <AccountAction
          label={texts.inbox}
          href={localizedPath(lang, '/account/inbox')}
          rank="second"
        />
      )}
      <Typeset.button
        type="button"
        className="button button-second"
        aria-busy={isLeaving}
        onClick={() => !isLeaving && startLeaving(() => signOut(lang))}
      >
        {texts.signOut}
      </Typeset.button>
    </div>
  );
}

const nameOf = ({ firstName, lastName, username }: User) =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/**
 * Returns the signed-in user from the auth state (spec D6), which is loaded here once: null until the server has
 * answered, or if it can't be reached. If the session has ended, the call ends it in the browser as well (spec D5).
 */
function useMe() {
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

import type { Store } from '../store/database.ts';
import type { Auth } from './auth.ts';
import { changeDetails, type Details } from './details.ts';
import { devicesOf } from './devices.ts';
import { emailsOf } from './emails.ts';
import { passwordsOf } from './passwords.ts';
import { secondFactorOf } from './second-factor.ts';
import { sessionsOf } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { stopTokensOf } from './stop-tokens.ts';

export type { SignedIn } from './sessions.ts';

/**
 * Account operations, built on Better Auth.
 * @param https whether visitors reach the site over HTTPS
 */
export function accountsOf(store: Store, auth: Auth, https: boolean) {
  const passwords = passwordsOf(store, auth);
  return {
    auth,
    devices: devicesOf(store, auth, https),
    stopTokens: stopTokensOf(auth),
    sessions: sessionsOf(store),
    passwords,
    emails: emailsOf(store, auth),
    secondFactor: secondFactorOf(store, auth, passwords),
    signUp: (account: Parameters<typeof signUp>[2]) => signUp(store, auth, account),
    changeDetails: (userId: number, details: Details) => changeDetails(store, userId, details),
  };
}

export type Accounts = ReturnType<typeof accountsOf>;

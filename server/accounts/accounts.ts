import type { Store } from '../store/database.ts';
import type { Auth } from './auth.ts';
import { deviceService } from './devices.ts';
import { emailService } from './emails.ts';
import { passwordService } from './passwords.ts';
import { secondFactorService } from './second-factor.ts';
import { sessionService } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { stopTokenService } from './stop-tokens.ts';

export type { SignedIn } from './sessions.ts';

/** Account operations, built on Better Auth. */
export function accountService(store: Store, auth: Auth, https: boolean) {
  const passwords = passwordService(store, auth);
  return {
    auth,
    devices: deviceService(store, auth, https),
    stopTokens: stopTokenService(auth),
    sessions: sessionService(store),
    passwords,
    emails: emailService(store, auth),
    secondFactor: secondFactorService(store, auth, passwords),
    signUp: (account: Parameters<typeof signUp>[2]) => signUp(store, auth, account),
  };
}

export type Accounts = ReturnType<typeof accountService>;

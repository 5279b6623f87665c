import type { Me } from '../../contract/api/account.ts';
import { splitName } from '../../contract/api/account.ts';
import { messages } from '../../contract/api/messages.ts';
import type { Lang } from '../../contract/lang.ts';
import { ApiError } from '../errors.ts';
import type { Store } from '../store/database.ts';
import { enqueue } from '../store/outbox.ts';
import type { Auth } from './auth.ts';

/** Who makes a call, and with which session. */
export interface SignedIn extends Me {
  sessionId: number;
  /** The bearer token of the session. */
  token: string;
}

/** What the library needs to know of a call: the bearer header, and never a cookie. */
export const bearerOf = (token: string) => new Headers({ authorization: `Bearer ${token}` });

/** The accounts, over Better Auth. */
export function accountsOf(store: Store, auth: Auth) {
  return {
    auth,

    /** Whose session an Authorization header names; undefined for nobody's. */
    whoIs: async (authorization: string | undefined): Promise<SignedIn | undefined> => {
      const token = /^bearer ([\w-]{16,128})$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      const found = await auth.api.getSession({ headers: bearerOf(token) });
      if (!found) return undefined;
      const { user, session } = found;
      return {
        id: Number(user.id),
        username: user.username,
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        role: user.role === 'admin' ? 'admin' : 'customer',
        emailVerified: user.emailVerified,
        secondFactor: user.twoFactorEnabled === true,
        sessionId: Number(session.id),
        token,
      };
    },

    /**
     * Makes an account, and the mail that lets its owner confirm the address, in one transaction. The
     * library would hash within its transaction, for a tenth of a second in which nothing else can be
     * written; the hash is the library's, the rows are as it writes them.
     * @throws ApiError 400 when there is an account with this address
     */
    signUp: async (email: string, password: string, name: string, lang: Lang): Promise<void> => {
      const { password: hasher } = await auth.$context;
      const hash = await hasher.hash(password);
      const now = store.engine === 'sqlite' ? new Date().toISOString() : new Date();
      const no = store.engine === 'sqlite' ? 0 : false;
      await store.db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('user')
          .values({
            name,
            email,
            emailVerified: no,
            image: null,
            createdAt: now,
            updatedAt: now,
            username: email.split('@', 1)[0] ?? email,
            ...splitName(name),
            role: 'customer',
            lang,
            twoFactorEnabled: no,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw new ApiError(400, messages.userExists);
        await transaction
          .insertInto('account')
          .values({
            accountId: String(added.id),
            providerId: 'credential',
            userId: added.id,
            password: hash,
            createdAt: now,
            updatedAt: now,
          })
          .execute();
        await enqueue(transaction, {
          kind: 'verify-email',
          payload: { userId: added.id, email },
          email,
        });
      });
    },
  };
}

export type Accounts = ReturnType<typeof accountsOf>;

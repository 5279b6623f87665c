import { randomBytes } from 'node:crypto';
import type { Me } from '../../contract/api/account.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { pictureAddress } from '../../contract/api/own-data.ts';
import { langFromTag } from '../../contract/lang.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { hashOf } from '../store/hash.ts';
import { withIsoMoments } from '../store/moments.ts';
import type { Db, DbTransaction } from '../store/schema.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The lifetime of an unused session, in seconds. */
export const SESSION_TTL = 30 * DAY;
/** The maximum lifetime of a session, in seconds; after that, the password is required again. */
export const SESSION_MAX = 90 * DAY;
/** The age at which using a session extends it, in seconds. */
export const REFRESH_AFTER = HOUR;

/** The maximum number of sessions per account; the oldest ones end first. */
export const SESSIONS_MAX = 100;

/** The caller and their session. */
export interface SignedIn extends Me {
  sessionId: number;
  token: string;
}

/** A user as the library returns it, with our fields. */
export interface UserRow {
  id: string | number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Begins a session as the library would, within our transaction. */
export async function beginSession(transaction: DbTransaction, userId: number, userAgent: string) {
  const now = new Date();
  const token = randomBytes(24).toString('base64url');
  await transaction
    .insertInto('session')
    .values({
      userId,
      userAgent,
      token: hashOf(token),
      ipAddress: '',
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(Date.now() + SESSION_TTL * 1000),
    })
    .execute();
  return token;
}

/** Checks that a session has not ended, while holding the account's lock; throws a Refusal if it has. */
export async function expectSession(db: Db, sessionId: number): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new Refusal('unauthorised');
}

/** Ends the oldest sessions of an account that has more than `SESSIONS_MAX`. */
export async function keepNewestSessions(transaction: DbTransaction, userId: number) {
  const oldestKept = transaction
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .offset(SESSIONS_MAX - 1)
    .limit(1);
  await transaction
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '<', oldestKept)
    .execute();
}

/** Operations on the sessions of accounts. */
export function sessionService(store: Store) {
  const { db } = store;

  /** Extends a session, within its maximum lifetime. */
  const renew = async (id: number, endsAt: number): Promise<void> => {
    const expiresAt = new Date(Math.min(Date.now() + SESSION_TTL * 1000, endsAt));
    await db
      .updateTable('session')
      .set({ expiresAt, updatedAt: new Date() })
      .where('id', '=', id)
      .execute();
  };

  return {
    /**
     * Returns the session in an Authorization header, with its user; undefined if there is none. It is read from the
     * database each time, so that an ended session stops working immediately. (The library's own `getSession` takes two
     * queries, and hides why the database does not respond.)
     */
    authenticate: async (authorization: string | undefined): Promise<SignedIn | undefined> => {
      const token = /^bearer ([\w-]{16,128})$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      const row = await db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select([
          'session.id as sessionId',
          'session.createdAt as begunAt',
          'expiresAt',
          'user.id',
          'username',
          'email',
        ])
        .select(['firstName', 'lastName', 'role', 'emailVerified', 'twoFactorEnabled'])
        .select(['company', 'lang', 'timeZone', 'image'])
        .where('token', '=', hashOf(token))
        .executeTakeFirst();
      if (!row) return undefined;
      const now = Date.now();
      const endsAt = new Date(row.begunAt).getTime() + SESSION_MAX * 1000;
      const expiresAt = new Date(row.expiresAt).getTime();
      if (Math.min(expiresAt, endsAt) <= now) return undefined;
      const isUsedAgain = expiresAt - now < (SESSION_TTL - REFRESH_AFTER) * 1000;
      if (isUsedAgain && expiresAt < endsAt) await renew(row.sessionId, endsAt);
      return {
        ...row,
        role: row.role === 'admin' ? 'admin' : 'customer',
        lang: langFromTag(row.lang),
        image: row.image === null ? null : pictureAddress(row.image),
        emailVerified: Boolean(row.emailVerified),
        secondFactor: Boolean(row.twoFactorEnabled),
        token,
      };
    },

    /** Returns the sessions of an account, newest first. */
    list: async ({ id, sessionId }: SignedIn) => {
      // The library's own `listSessions` returns an arbitrary hundred of them.
      const sessions = await db
        .selectFrom('session')
        .select([
          'id',
          'createdAt as startedAt',
          'updatedAt as lastUsedAt',
          'expiresAt',
          'userAgent',
        ])
        .where('userId', '=', id)
        .where('expiresAt', '>', new Date())
        .orderBy('id', 'desc')
        .execute();
      return sessions.map((session) => ({
        ...withIsoMoments(session),
        isCurrent: session.id === sessionId,
        userAgent: session.userAgent ?? '',
      }));
    },

    /** Ends one session of an account; returns whether the person had it. */
    end: (userId: number, sessionId: number): Promise<boolean> =>
      withAccountLock(store, userId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('session')
          .where(({ and }) => and({ id: sessionId, userId }))
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    /** Ends all sessions of an account except the caller's. */
    endOthers: ({ id, sessionId }: SignedIn): Promise<void> =>
      withAccountLock(store, id, async (transaction) => {
        await transaction
          .deleteFrom('session')
          .where('userId', '=', id)
          .where('id', '!=', sessionId)
          .execute();
      }),
  };
}

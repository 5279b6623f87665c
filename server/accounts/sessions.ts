import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Me } from '../../contract/api/account.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { pictureAddress } from '../../contract/api/pictures.ts';
import { langFromTag } from '../../contract/lang.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { isoOf, valuesOf } from '../store/moments.ts';
import type { Tables } from '../store/schema.ts';
import { hashToken } from './session-tokens.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** For how long a session is kept that is not used, in seconds. */
export const SESSION_TTL = 30 * DAY;
/** For how long a session is kept whatever happens: then a password is asked for again. In seconds. */
export const SESSION_MAX = 90 * DAY;
/** How old a session is when using it begins its time anew, in seconds. */
export const REFRESH_AFTER = HOUR;

/** How many sessions an account may have; beyond that the oldest end. */
export const SESSIONS_MAX = 100;

/** Who makes a call, and with which session. */
export interface SignedIn extends Me {
  sessionId: number;
  /** The bearer token of the session. */
  token: string;
}

/** A user as the library hands it out, with our fields. */
export interface UserRow {
  id: string | number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Begins a session, as the library would, in a transaction of ours.
 * @returns its token
 */
export async function beginSession(
  transaction: Transaction<Tables>,
  { engine }: Pick<Store, 'engine'>,
  userId: number,
  userAgent: string,
): Promise<string> {
  const { moment, now } = valuesOf({ engine });
  const token = randomBytes(24).toString('base64url');
  await transaction
    .insertInto('session')
    .values({
      userId,
      userAgent,
      token: hashToken(token),
      ipAddress: '',
      createdAt: now,
      updatedAt: now,
      expiresAt: moment(new Date(Date.now() + SESSION_TTL * 1000)),
    })
    .execute();
  return token;
}

/**
 * Checks that a session has not ended. Call it under the account's lock, which ending one takes, too.
 * @throws Refusal `unauthorised` when it has
 */
export async function expectSession(db: Kysely<Tables>, sessionId: number): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new Refusal('unauthorised');
}

/** Ends the oldest sessions of an account that has more than `SESSIONS_MAX`. */
export async function keepNewestSessions(
  transaction: Transaction<Tables>,
  userId: number,
): Promise<void> {
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

/** The sessions of the accounts. */
export function sessionsOf(store: Store) {
  const { db } = store;

  /** Begins the time of a session anew, but for no longer than it may last. */
  const renew = async (id: number, endsAt: number): Promise<void> => {
    const { moment, now } = valuesOf(store);
    const expiresAt = moment(new Date(Math.min(Date.now() + SESSION_TTL * 1000, endsAt)));
    await db
      .updateTable('session')
      .set({ expiresAt, updatedAt: now })
      .where('id', '=', id)
      .execute();
  };

  return {
    /**
     * Whose session an Authorization header names; undefined if there is none. It is read from the database each time,
     * so that a session that has been ended is over at once. (The library's own `getSession` takes two queries, and
     * hides why the database does not answer.)
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
        .where('token', '=', hashToken(token))
        .executeTakeFirst();
      if (!row) return undefined;
      const now = Date.now();
      const endsAt = new Date(row.begunAt).getTime() + SESSION_MAX * 1000;
      const expiresAt = new Date(row.expiresAt).getTime();
      if (Math.min(expiresAt, endsAt) <= now) return undefined;
      const isUsedAgain = expiresAt - now < (SESSION_TTL - REFRESH_AFTER) * 1000;
      if (isUsedAgain && expiresAt < endsAt) await renew(row.sessionId, endsAt);
      return {
        id: row.id,
        username: row.username,
        email: row.email,
        firstName: row.firstName,
        lastName: row.lastName,
        role: row.role === 'admin' ? 'admin' : 'customer',
        company: row.company,
        lang: langFromTag(row.lang),
        timeZone: row.timeZone,
        image: row.image === null ? null : pictureAddress(row.image),
        emailVerified: Boolean(row.emailVerified),
        secondFactor: Boolean(row.twoFactorEnabled),
        sessionId: row.sessionId,
        token,
      };
    },

    /** The sessions of an account, the newest first. */
    list: async ({ id, sessionId }: SignedIn) => {
      // The library's own `listSessions` answers with any hundred of them.
      const sessions = await db
        .selectFrom('session')
        .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
        .where('userId', '=', id)
        .where('expiresAt', '>', valuesOf(store).now)
        .orderBy('id', 'desc')
        .execute();
      return sessions.map((session) => ({
        id: session.id,
        isCurrent: session.id === sessionId,
        startedAt: isoOf(session.createdAt),
        lastUsedAt: isoOf(session.updatedAt),
        expiresAt: isoOf(session.expiresAt),
        userAgent: session.userAgent ?? '',
      }));
    },

    /**
     * Ends one session of an account.
     * @returns whether there was such a session of this person
     */
    end: (userId: number, sessionId: number): Promise<boolean> =>
      withAccountLock(store, userId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('session')
          .where('id', '=', sessionId)
          .where('userId', '=', userId)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    /** Ends all sessions of an account but the one that the call was made with. */
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

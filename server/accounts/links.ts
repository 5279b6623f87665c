import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Auth } from './auth.ts';

/** For how long a link in a mail can be used, in seconds. */
export const RESET_TTL = 60 * 60;
export const VERIFY_TTL = 24 * 60 * 60;

/** What the library keeps a link under, followed by its token. */
export const RESET_PREFIX = 'reset-password:';
export const VERIFY_PREFIX = 'verify-email:';

/** What following a link that confirms an address does. */
export interface Confirmation {
  userId: number;
  /** The account's address when the link was made; it counts only as long as that is the address. */
  from: string;
  /** The address that the link was sent to. */
  email: string;
}

/**
 * Makes the token of a link that sets a new password. It can be used once, within `RESET_TTL`.
 * @returns undefined when there is no account with this address: nothing is to be sent
 */
export async function makeResetToken(auth: Auth, email: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  return found ? makeToken(auth, RESET_PREFIX, String(found.user.id), RESET_TTL) : undefined;
}

/**
 * Makes the token of a link that is of no use, for an address without an account: it costs what a real one
 * does, so that nobody can tell the one from the other by how long it keeps the server busy.
 */
export const makeDecoyToken = (auth: Auth): Promise<string> =>
  // No user has this id.
  makeToken(auth, RESET_PREFIX, '0', RESET_TTL);

/**
 * Makes the token of a link that confirms an address: the account's own, or the one that it is to be
 * moved to. It can be used once, within `VERIFY_TTL`.
 * @returns undefined when there is nothing to confirm any more: nothing is to be sent
 */
export async function makeVerifyToken(
  auth: Auth,
  userId: number,
  email: string,
): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const user = await internalAdapter.findUserById(String(userId));
  if (!user || (user.email === email && user.emailVerified)) return undefined;
  // No address has a space in it.
  return makeToken(auth, VERIFY_PREFIX, `${userId} ${user.email} ${email}`, VERIFY_TTL);
}

/** Whose password a link sets, without using it up; undefined when it is of no use. */
export async function findReset(auth: Auth, token: string): Promise<number | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`${RESET_PREFIX}${token}`);
  return found && found.expiresAt > new Date() ? Number(found.value) : undefined;
}

/** Uses a link up that sets a new password: of many who try at once, one gets the user's id. */
export async function takeReset(auth: Auth, token: string): Promise<number | undefined> {
  const { internalAdapter } = await auth.$context;
  const taken = await internalAdapter.consumeVerificationValue(`${RESET_PREFIX}${token}`);
  return taken ? Number(taken.value) : undefined;
}

/** Uses a link up that confirms an address; undefined when it is of no use. */
export async function takeConfirmation(
  auth: Auth,
  token: string,
): Promise<Confirmation | undefined> {
  const { internalAdapter } = await auth.$context;
  const taken = await internalAdapter.consumeVerificationValue(`${VERIFY_PREFIX}${token}`);
  const [userId, from, email] = taken?.value.split(' ') ?? [];
  if (userId === undefined || from === undefined || email === undefined) return undefined;
  return { userId: Number(userId), from, email };
}

/**
 * Makes all open links of a user useless, and the logins that wait for a second factor. Mails with such links that are
 * not sent yet are dropped: each attempt to send one makes a link of its own.
 */
export async function revokeLinks(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'verify-email')
    .where('payload', 'like', `{"userId":${userId},%`)
    .where('sentAt', 'is', null)
    .execute();
  await db
    .deleteFrom('verification')
    .where((where) =>
      where.or([where('value', '=', String(userId)), where('value', 'like', `${userId} %`)]),
    )
    // The value of these is a number of attempts.
    .where('identifier', 'not like', '2fa-attempts-%')
    .execute();
}

/** Makes all open links useless that would move an account to or from an address. */
export async function revokeLinksOf(db: Kysely<Tables>, email: string): Promise<void> {
  // What SQL takes for a wildcard is good in an address.
  const literal = email.replace(/[\\%_]/g, '\\$&');
  await db
    .deleteFrom('verification')
    .where(
      sql<boolean>`"value" like ${`% ${literal}`} escape '\\' or "value" like ${`% ${literal} %`} escape '\\'`,
    )
    .execute();
}

async function makeToken(
  auth: Auth,
  prefix: string,
  value: string,
  seconds: number,
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: `${prefix}${token}`,
    value,
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
  return token;
}

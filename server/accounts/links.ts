import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../contract/api/messages.ts';
import type { Tables } from '../store/schema.ts';
import { type Auth, RESET_PREFIX, VERIFY_PREFIX } from './auth.ts';

/** For how long a link in a mail can be used, in seconds. */
export const RESET_TTL = 60 * 60;
export const VERIFY_TTL = 24 * 60 * 60;

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
  return found
    ? makeToken(auth, RESET_PREFIX, `${found.user.id} ${found.user.email}`, RESET_TTL)
    : undefined;
}

/**
 * Makes the token of a link that is of no use, for an address without an account: it costs what a real one does, so
 * that a stranger cannot tell one from the other by how long the server is busy.
 */
export const makeDecoyToken = (auth: Auth): Promise<string> =>
  // No user has this id.
  makeToken(auth, RESET_PREFIX, '0 nobody', RESET_TTL);

/**
 * Makes the token of a link that confirms an address: the account's own, or the one that it is to be moved to. It can
 * be used once, within `VERIFY_TTL`.
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

/** An account, and the address that it had when a link was sent there. */
interface Addressee {
  userId: number;
  email: string;
}

/** Makes the token of a link useless that was not sent after all. */
export async function withdrawVerifyToken(auth: Auth, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteVerificationByIdentifier(`${VERIFY_PREFIX}${token}`);
}

/** Whose password a link sets, without using it up; undefined when it is of no use. */
export async function findReset(auth: Auth, token: string): Promise<Addressee | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`${RESET_PREFIX}${token}`);
  return found && found.expiresAt > new Date() ? addresseeIn(found.value) : undefined;
}

/** Uses a link up that sets a new password: of many who try at once, one gets whose it is. */
export async function takeReset(auth: Auth, token: string): Promise<Addressee | undefined> {
  const { internalAdapter } = await auth.$context;
  const taken = await internalAdapter.consumeVerificationValue(`${RESET_PREFIX}${token}`);
  return taken ? addresseeIn(taken.value) : undefined;
}

function addresseeIn(value: string): Addressee | undefined {
  const [userId, email] = value.split(' ');
  return userId === undefined || email === undefined
    ? undefined
    : { userId: Number(userId), email };
}

/**
 * Uses a link up that confirms an address; undefined when it is of no use.
 * @throws Refusal when it is for another account; then it is not used up
 */
export async function takeConfirmation(
  auth: Auth,
  userId: number,
  token: string,
): Promise<Confirmation | undefined> {
  const { internalAdapter } = await auth.$context;
  const identifier = `${VERIFY_PREFIX}${token}`;
  const found = confirmationIn(await internalAdapter.findVerificationValue(identifier));
  if (found && found.userId !== userId) throw new Refusal('otherAccount');
  return confirmationIn(await internalAdapter.consumeVerificationValue(identifier));
}

function confirmationIn(stored: { value: string } | null): Confirmation | undefined {
  const [userId, from, email] = stored?.value.split(' ') ?? [];
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

/** Ends the logins of an account that wait for a code of the second factor. */
export async function revokeChallenges(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('identifier', 'like', '2fa-%')
    // The value of these is a number of attempts.
    .where('identifier', 'not like', '2fa-attempts-%')
    .where('value', '=', String(userId))
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

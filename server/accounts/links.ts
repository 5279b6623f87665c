import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../../contract/api/messages.ts';
import type { Db } from '../store/schema.ts';
import { type Auth, RESET_PREFIX, VERIFY_PREFIX } from './auth.ts';

/** The validity of a link in a mail, in seconds. */
export const RESET_TTL = 60 * 60;
export const VERIFY_TTL = 24 * 60 * 60;

/** The data of a link. */
export interface Link {
  userId: number;
  /** The account's address when the link was created; the link is valid only while the account still has it. */
  from: string;
  /** The address that the link was sent to: the same, or the one that the account is moving to. */
  email: string;
}

/**
 * Creates the token of a link for setting a new password. It can be used once, within `RESET_TTL`.
 * @returns undefined when no account has this address, so that nothing needs to be sent
 */
export async function createResetToken(auth: Auth, email: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  return found
    ? createToken(auth, RESET_PREFIX, `${found.user.id} ${found.user.email}`, RESET_TTL)
    : undefined;
}

/** Creates a token that is never valid, for an address without an account: it takes as long as a real one. */
export const createDecoyToken = (auth: Auth): Promise<string> =>
  // No user has this ID.
  createToken(auth, RESET_PREFIX, '0 nobody', RESET_TTL);

/**
 * Creates the token of a link that confirms an address: the account's own, or the one that it is moving to. It can be
 * used once, within `VERIFY_TTL`.
 * @returns undefined when nothing is left to confirm, so that nothing needs to be sent
 */
export async function createVerifyToken(auth: Auth, userId: number, email: string) {
  const { internalAdapter } = await auth.$context;
  const user = await internalAdapter.findUserById(String(userId));
  if (!user || (user.email === email && user.emailVerified)) return undefined;
  // Addresses contain no spaces.
  return createToken(auth, VERIFY_PREFIX, `${userId} ${user.email} ${email}`, VERIFY_TTL);
}

/** Invalidates the token of a link that was not sent after all. */
export async function revokeVerifyToken(auth: Auth, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteVerificationByIdentifier(`${VERIFY_PREFIX}${token}`);
}

/** Returns the account whose password a link sets, without consuming the link; undefined if the link is invalid. */
export async function findReset(auth: Auth, token: string): Promise<Link | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`${RESET_PREFIX}${token}`);
  return found && found.expiresAt > new Date() ? parse(found) : undefined;
}

/** Consumes a link for setting a new password and returns its data, to only one of several simultaneous calls. */
export async function consumeReset(auth: Auth, token: string): Promise<Link | undefined> {
  const { internalAdapter } = await auth.$context;
  return parse(await internalAdapter.consumeVerificationValue(`${RESET_PREFIX}${token}`));
}

/**
 * Consumes a link that confirms an address; returns undefined if the link is invalid.
 * @throws Refusal when it is for another account, in which case it is not consumed
 */
export async function consumeConfirmation(auth: Auth, userId: number, token: string) {
  const { internalAdapter } = await auth.$context;
  const identifier = `${VERIFY_PREFIX}${token}`;
  const found = parse(await internalAdapter.findVerificationValue(identifier));
  if (found && found.userId !== userId) throw new Refusal('otherAccount');
  return parse(await internalAdapter.consumeVerificationValue(identifier));
}

function parse(stored: { value: string } | null): Link | undefined {
  const [userId, from, email = from] = stored?.value.split(' ') ?? [];
  if (from === undefined || email === undefined) return undefined;
  return { userId: Number(userId), from, email };
}

/**
 * Invalidates all open links of a user and all logins waiting for a second factor. Unsent mails with such links are
 * dropped, because each attempt to send one creates a new link.
 */
export async function revokeLinks(db: Db, userId: number): Promise<void> {
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
    // The value of these entries is a number of attempts.
    .where('identifier', 'not like', '2fa-attempts-%')
    .execute();
}

/** Ends the logins of an account that are waiting for a second-factor code. */
export async function revokeChallenges(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('identifier', 'like', '2fa-%')
    // The value of these entries is a number of attempts.
    .where('identifier', 'not like', '2fa-attempts-%')
    .where('value', '=', String(userId))
    .execute();
}

/** Invalidates all open links that would move an account to or from an address. */
export async function revokeLinksByEmail(db: Db, email: string): Promise<void> {
  // SQL wildcards are allowed in an address.
  const literal = email.replace(/[\\%_]/g, '\\$&');
  await db
    .deleteFrom('verification')
    .where(
      sql<boolean>`"value" like ${`% ${literal}`} escape '\\' or "value" like ${`% ${literal} %`} escape '\\'`,
    )
    .execute();
}

async function createToken(auth: Auth, prefix: string, value: string, seconds: number) {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: `${prefix}${token}`,
    value,
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
  return token;
}

import { forgetAccount, knownAccount } from './known-account.ts';

/**
 * The session cookie (spec, "Names to use"). It is set by the page itself, which needs the token for the Authorization
 * header (D3). The server never reads it, so no other site can make requests with it.
 */
const NAME = 'session';

/** The time for which the server keeps an unused session, in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60;

/**
 * The characters that are valid in a header. Any other value is not one of our tokens, and would make every call fail.
 */
const TOKEN = /^[\x21-\x7e]+$/;

/**
 * Returns the token of the session; undefined if no account is signed in. If there are two cookies with this name,
 * another host of the domain has set one of them, to make users act in someone else's account; then neither is used.
 */
export function readSession(): string | undefined {
  const pairs = document.cookie.split('; ').filter((each) => each.startsWith(`${NAME}=`));
  if (pairs.length > 1) return undefined;
  try {
    const token = decodeURIComponent(pairs[0]?.slice(NAME.length + 1) ?? '');
    return TOKEN.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether an account is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => readSession() !== undefined;

/** The session with which this page makes its calls, and the id of its account. */
let own: { token: string; account: number | undefined } | undefined;

/**
 * Returns whether a session belongs to the account that this page shows, because another account may have signed in in
 * another tab. The first session passed in defines the account.
 */
export function isOwnSession(token: string): boolean {
  const account = knownAccount()?.id;
  const isRenewed = account !== undefined && account === own?.account;
  if (own !== undefined && own.token !== token && !isRenewed) return false;
  own = { token, account };
  return true;
}

/** Returns the id of the account that this page's session belongs to, as far as this browser remembers. */
export const ownAccount = (): number | undefined => own?.account;

/** Thrown if the browser blocks the cookies of this site. */
export class NoCookiesError extends Error {
  override name = 'NoCookiesError';
}

/**
 * Starts a session, or continues one that the server has renewed.
 * @throws NoCookiesError if the browser blocks cookies
 */
export function keepSession(token: string): void {
  own = { token, account: knownAccount()?.id };
  write(encodeURIComponent(token), MAX_AGE);
  if (isSignedIn()) return;
  dropSession();
  throw new NoCookiesError();
}

/**
 * Ends the session in this browser and forgets its account. Drafts are kept until the same account signs in again;
 * `removeSession` (remove-session.ts) deletes them too.
 */
export function dropSession(): void {
  own = undefined;
  write('', 0);
  forgetAccount();
}

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  // Tells `watchSession` (page-state.ts) that this page made the change.
  dispatchEvent(new Event('session'));
}

import { forgetAccount, knownAccount } from './known-account.ts';

/**
 * The session cookie (spec, "Names to use"). The page itself keeps it, because it has to put the token
 * into the Authorization header (D3); the server never reads it, so no other site can act with it.
 */
const NAME = 'session';

/** As long as the server keeps a session that is not used, in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60;

/** What can stand in a header; anything else is no token of ours, and would make every call fail. */
const TOKEN = /^[\x21-\x7e]+$/;

/**
 * The token of the session; undefined when no account is signed in. Of two cookies with this name one was set by another
 * host of the domain, to have people act in an account that is not theirs: then neither counts.
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

/** Whether an account is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => readSession() !== undefined;

/** The session that this page makes its calls with, and whose it is. */
let own: { token: string; account: number | undefined } | undefined;

/**
 * Whether a session is that of the account this page shows: in another tab another one may have signed in. The first one
 * that is asked about is.
 */
export function isOwnSession(token: string): boolean {
  const account = knownAccount()?.id;
  const isRenewed = account !== undefined && account === own?.account;
  if (own !== undefined && own.token !== token && !isRenewed) return false;
  own = { token, account };
  return true;
}

/** Returns the id of the account that this page's session is of, as far as this browser remembers. */
export const ownAccount = (): number | undefined => own?.account;

/** The browser keeps no cookies of this site. */
export class NoCookiesError extends Error {
  override name = 'NoCookiesError';
}

/**
 * Begins a session, or goes on with one that the server has renewed.
 * @throws NoCookiesError when the browser keeps none
 */
export function keepSession(token: string): void {
  own = { token, account: knownAccount()?.id };
  write(encodeURIComponent(token), MAX_AGE);
  if (isSignedIn()) return;
  dropSession();
  throw new NoCookiesError();
}

/**
 * Ends the session in this browser, and forgets whose it was. What was typed stays, and is there again when the same
 * account signs in; `removeSession` (remove-session.ts) forgets that, too.
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
  // For `watchSession` (page-state.ts): this page knows of it.
  dispatchEvent(new Event('session'));
}

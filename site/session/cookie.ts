import { forgetDrafts } from './draft.ts';
import { forgetAccount } from './known-account.ts';

/**
 * The session cookie (spec, "Names to use"). The page itself keeps it, because it has to put the token
 * into the Authorization header (D3); the server never reads it, so no other site can act with it.
 */
const NAME = 'session';

/** As long as the server keeps a session that is not used, in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60;

/** What can stand in a header; anything else is no token of ours, and would make every call fail. */
const TOKEN = /^[\x21-\x7e]+$/;

/** The token of the session; undefined for who is not signed in. */
export function readSession(): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${NAME}=`));
  try {
    const token = decodeURIComponent(pair?.slice(NAME.length + 1) ?? '');
    return TOKEN.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Whether somebody is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => readSession() !== undefined;

export function keepSession(token: string): void {
  write(encodeURIComponent(token), MAX_AGE);
}

/** Ends the session in this browser; what it remembers of whoever was signed in goes along. */
export function removeSession(): void {
  write('', 0);
  forgetAccount();
  forgetDrafts();
}

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

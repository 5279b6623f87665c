import type { Me, User } from '../../contract/api/account.ts';

/** What this browser remembers of the signed-in account, so that every page can greet them without asking. */
export interface KnownAccount {
  /** Unknown where an earlier version of the site has noted the rest. */
  id: number | undefined;
  name: string;
  isAdmin: boolean;
  /** The address of their picture. */
  image: string | undefined;
}

const KEY = 'account';
const UNREAD_KEY = 'unread';
const EVENT = 'account';

/** The account that this page shows: the storage may know another one, of an earlier session. */
let shown: number | undefined;

/** Returns the id of the account that this page shows, once the server has said which one it is. */
export const shownAccount = (): number | undefined => shown;

/** Who is signed in, as far as this browser remembers. */
export function knownAccount(): KnownAccount | undefined {
  const known = read(KEY);
  if (typeof known !== 'object' || known === null) return undefined;
  const { id, name, isAdmin, image } = known as Partial<Record<keyof KnownAccount, unknown>>;
  if (typeof name !== 'string') return undefined;
  return {
    id: typeof id === 'number' ? id : undefined,
    name,
    isAdmin: isAdmin === true,
    image: typeof image === 'string' ? image : undefined,
  };
}

/** How much they had to read when the server was last asked. */
export function knownUnread(): number {
  const count = read(UNREAD_KEY);
  return typeof count === 'number' ? count : 0;
}

/** Remembers who is signed in. What they may do, and their picture, are no part of what signing in answers (spec D1). */
export function rememberAccount({
  id,
  firstName,
  lastName,
  username,
  role,
  image,
}: User & Partial<Pick<Me, 'role' | 'image'>>): void {
  shown = id;
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  keep(KEY, { id, name, isAdmin: role === 'admin', image: image ?? undefined });
}

/** Remembers how much there is to read. */
export const rememberUnread = (count: number): void => keep(UNREAD_KEY, count);

/** Forgets who was signed in. */
export function forgetAccount(): void {
  shown = undefined;
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(UNREAD_KEY);
  } catch {
    // Then nothing was remembered.
  }
}

/** Has something done each time that what is remembered may have changed: here, in another tab, or while the page was left. */
export function onAccountChange(act: () => void): void {
  for (const kind of [EVENT, 'storage', 'pageshow']) addEventListener(kind, act);
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is off: pages go without it.
  }
  dispatchEvent(new Event(EVENT));
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is off, or holds what we did not put there.
    return undefined;
  }
}

import type { Me, User } from '../../contract/api/account.ts';
import { readStored, store } from './storage.ts';

/**
 * The data about the signed-in account that this browser remembers, so that every page can show it without a request.
 */
export interface KnownAccount {
  /** Undefined if an earlier version of the site stored the data. */
  id: number | undefined;
  name: string;
  isAdmin: boolean;
  /** The address of the profile picture. */
  image: string | undefined;
}

const KEY = 'account';
const UNREAD_KEY = 'unread';
const EVENT = 'account';

/** The account that this page shows. The storage may contain another one, from an earlier session. */
let shown: number | undefined;

/** Returns the id of the account that this page shows, once the server has confirmed it. */
export const shownAccount = (): number | undefined => shown;

/** Returns the signed-in account, as far as this browser remembers. */
export function knownAccount(): KnownAccount | undefined {
  const known = readStored('localStorage', KEY) ?? {};
  const { id, name, isAdmin, image } = known as Partial<Record<keyof KnownAccount, unknown>>;
  if (typeof name !== 'string') return undefined;
  return {
    id: typeof id === 'number' ? id : undefined,
    name,
    isAdmin: isAdmin === true,
    image: typeof image === 'string' ? image : undefined,
  };
}

/** Returns the unread count from the last request to the server. */
export function knownUnread(): number {
  const count = readStored('localStorage', UNREAD_KEY);
  return typeof count === 'number' ? count : 0;
}

/**
 * Remembers the signed-in account. The response to signing in contains neither its permissions nor its picture (spec
 * D1).
 */
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

/** Remembers the unread count. */
export const rememberUnread = (count: number): void => keep(UNREAD_KEY, count);

/** Forgets the signed-in account. */
export function forgetAccount(): void {
  shown = undefined;
  for (const key of [KEY, UNREAD_KEY]) store('localStorage', key, undefined);
}

/**
 * Calls a function whenever the remembered data may have changed: on this page, in another tab, or while the visitor
 * was on another page.
 */
export function onAccountChange(act: () => void): void {
  for (const kind of [EVENT, 'storage', 'pageshow']) addEventListener(kind, act);
}

function keep(key: string, value: unknown): void {
  // If storage is disabled, the page works without it.
  store('localStorage', key, value);
  dispatchEvent(new Event(EVENT));
}

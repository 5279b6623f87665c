import type { Me } from '../../contract/api/account.ts';

/** What this browser remembers of whoever is signed in, so that every page can greet them without asking. */
export interface KnownAccount {
  name: string;
  isAdmin: boolean;
}

const KEY = 'account';

/** Who is signed in, as far as this browser remembers. */
export function knownAccount(): KnownAccount | undefined {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof known !== 'object' || known === null) return undefined;
    const { name, isAdmin } = known as Partial<Record<keyof KnownAccount, unknown>>;
    return typeof name === 'string' ? { name, isAdmin: isAdmin === true } : undefined;
  } catch {
    // Storage is off, or holds what we did not put there.
    return undefined;
  }
}

/** Remembers who is signed in. */
export function rememberAccount({ firstName, lastName, username, role }: Me): void {
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  try {
    localStorage.setItem(KEY, JSON.stringify({ name, isAdmin: role === 'admin' }));
  } catch {
    // Storage is off: pages go without the name.
  }
}

/** Forgets who was signed in. */
export function forgetAccount(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was remembered.
  }
}

/**
 * The PBKDF2 iterations for the demo's passwords. Visitors may try the demo with a password that they use elsewhere, so
 * it must not even be in the tab's session storage.
 */
const ROUNDS = 100_000;

/** A password as it is stored. */
export interface HashedPassword {
  salt: string;
  hash: string;
}

const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16)).join(' ');

async function hash(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ROUNDS },
    key,
    256,
  );
  return toText(new Uint8Array(bits));
}

export async function hashPassword(password: string): Promise<HashedPassword> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await hash(password, salt) };
}

export const isPassword = async (password: string, kept: HashedPassword): Promise<boolean> =>
  (await hash(password, kept.salt)) === kept.hash;

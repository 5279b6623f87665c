/**
 * Passwords of the demo. A visitor may try it with one that they use elsewhere, so not even a tab's own
 * storage holds it.
 */
const ROUNDS = 100_000;

/** A password as it is kept. */
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

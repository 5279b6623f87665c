import { hash } from 'node:crypto';

/** Returns the SHA-256 of a text; a plain hash is enough for a token, which has too many random bits to guess. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');

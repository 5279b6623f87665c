import { domainToUnicode } from 'node:url';

/** Matches a domain whose letters are hard to confuse with others, or one below a non-ASCII top-level domain. */
const IS_READABLE = /^[\p{sc=Latin}\p{sc=Thai}\d.-]+$|[^\0-\x7f]$/u;

/**
 * Returns an address in readable form: the stored `ada@xn--o3cw4h.xn--o3cw4h` becomes `ada@ไทย.ไทย`. A domain with
 * letters that look like Latin ones stays in ASCII, so that it cannot be confused with another.
 */
export function shownEmail(stored: string): string {
  const at = stored.lastIndexOf('@') + 1;
  const domain = domainToUnicode(stored.slice(at));
  return IS_READABLE.test(domain) ? stored.slice(0, at) + domain : stored;
}

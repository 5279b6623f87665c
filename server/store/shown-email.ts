import { domainToUnicode } from 'node:url';

/** A domain in letters that are hard to take for others, or below a top-level domain that is not ASCII itself. */
const IS_READABLE = /^[\p{sc=Latin}\p{sc=Thai}\d.-]+$|[^\0-\x7f]$/u;

/**
 * Returns an address as people read it: the stored `ada@xn--o3cw4h.xn--o3cw4h` is `ada@ไทย.ไทย`. A domain in letters
 * that look like Latin ones stays in ASCII, so that nobody takes it for another.
 */
export function shownEmail(stored: string): string {
  const at = stored.lastIndexOf('@') + 1;
  const domain = domainToUnicode(stored.slice(at));
  return IS_READABLE.test(domain) ? stored.slice(0, at) + domain : stored;
}

/** The path for every address that cannot be decoded; no route and no file has it. */
const UNREADABLE = '/%00';

/**
 * Returns the address by which a request is routed. The router answers an address that cannot be decoded (`/%zz`)
 * itself, without our headers, log line and pages; as an address that does not exist, it is handled like all others.
 */
export function routableUrl(url: string): string {
  const path = pathOf(url);
  return path.startsWith('/') && isDecodable(path) ? path + queryOf(url) : UNREADABLE;
}

/** Returns an address without query and fragment, and without the host of an absolute form (`GET http://host/path`). */
export function pathOf(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  return local.split(/[?#]/, 1)[0] ?? '';
}

/** Returns the query of an address with its question mark; empty if there is none. */
export function queryOf(url: string): string {
  return /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? '';
}

/** Whether the last segment of a path has an extension; files have one, pages don't. */
export function hasExtension(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

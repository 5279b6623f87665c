/** Stands for every address that cannot be decoded; no route has it, and no file can be called so. */
const UNREADABLE = '/%00';

/**
 * The address that a request is routed by. The router answers what it cannot decode (`/%zz`) by itself, without our
 * headers, log line and pages; as an address that leads nowhere, it goes the way of all others.
 */
export function routableUrl(url: string): string {
  const path = pathOf(url);
  return path.startsWith('/') && isDecodable(path) ? path + queryOf(url) : UNREADABLE;
}

/** An address without its query and fragment, and without the host of one in absolute form (`GET http://host/path`). */
export function pathOf(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  return local.split(/[?#]/, 1)[0] ?? '';
}

/** The query of an address with its question mark; empty without one. Node lets nothing into it that a header cannot hold. */
export function queryOf(url: string): string {
  return /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? '';
}

/** Whether the last name of a path has an extension, as files do and pages do not. */
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

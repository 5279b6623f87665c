import { paths } from '../../../contract/api/paths.ts';

/** Addresses of the API, in their parts, and the methods of each. */
const ADDRESSES = addresses();

function addresses(): { parts: string[]; methods: string[] }[] {
  const methodsOf = new Map<string, string[]>();
  for (const [method, url] of [...Object.values(paths), ['GET', '/api/openapi.json'] as const]) {
    const methods = methodsOf.get(url) ?? [];
    methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    methodsOf.set(url, methods);
  }
  return [...methodsOf].map(([url, methods]) => ({ parts: url.split('/'), methods }));
}

/**
 * Returns the methods that an address of the API knows; none when there is no such address. It is looked up when no
 * route takes a request: routes that refuse each of the other methods would be most of what a server has to build.
 * @param path can be decoded
 */
export function methodsOf(path: string): readonly string[] {
  const asked = decodeURI(path).split('/');
  const isAsked = ({ parts }: { parts: string[] }) =>
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith(':') || part === asked[index]);
  return ADDRESSES.find(isAsked)?.methods ?? [];
}

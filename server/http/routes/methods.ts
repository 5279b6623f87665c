import { paths } from '../../../contract/api/paths.ts';

/** The addresses of the API, split into segments, and the methods of each. */
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
 * Returns the methods that an address of the API supports; none if the address does not exist. It is only called when
 * no route matches, because routes that refuse every other method would be most of what a server has to build.
 * @param path must be decodable
 */
export function methodsOf(path: string): readonly string[] {
  const names = decodeURI(path).split('/');
  const isAsked = ({ parts }: { parts: string[] }) =>
    parts.length === names.length &&
    parts.every((part, index) => part.startsWith(':') || part === names[index]);
  return ADDRESSES.find(isAsked)?.methods ?? [];
}

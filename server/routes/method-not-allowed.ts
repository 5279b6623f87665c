import type { FastifyInstance, HTTPMethods } from 'fastify';
import { paths } from '../../contract/api/paths.ts';

/** Answers every other method of the API's addresses with 405, and names those that there are. */
export function methodNotAllowed(api: FastifyInstance): void {
  const known = new Map<string, Set<string>>();
  for (const [method, url] of [...Object.values(paths), ['GET', '/api/openapi.json'] as const]) {
    const methods = known.get(url) ?? new Set();
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    known.set(url, methods);
  }
  for (const [url, methods] of known) {
    api.route({
      method: api.supportedMethods.filter((method) => !methods.has(method)) as HTTPMethods[],
      url: url.replace(/^\/api/, ''),
      schema: { hide: true },
      onRequest: async (_request, reply) =>
        reply
          .code(405)
          .header('allow', [...methods].join(', '))
          .send({ message: 'Method not allowed' }),
      handler: async () => undefined,
    });
  }
}

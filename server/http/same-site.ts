import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';

/** Methods that change nothing (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site has a browser send: a form there could write in its visitor's name. Browsers say where
 * a request comes from (Fetch Metadata), older ones and those on http at least from which origin; a
 * program says neither, and has no visitor.
 * @param publicUrl where visitors reach the site, for proxies that change the host
 * @throws Refusal
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', async (request) => {
    const { fromAnywhere } = request.routeOptions.config;
    if (!fromAnywhere && !SAFE.has(request.method) && isFromAnotherSite(request, publicUrl?.host)) {
      throw new Refusal('otherSite');
    }
  });
}

function isFromAnotherSite({ headers, host }: FastifyRequest, publicHost?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const from = URL.parse(headers.origin)?.host;
  return from === undefined || (from !== host && from !== publicHost);
}

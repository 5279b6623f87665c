import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { answerBadConnection, answerError, answerNotFound } from './errors.ts';
import { pagePolicy, secureAnswers } from './headers.ts';
import { loggerOptions, RequestLog } from './logging.ts';
import { routableUrl } from './path.ts';
import { api } from './routes/api.ts';
import { serveSite } from './site/routes.ts';
import { openSite } from './site/site.ts';

const SECOND = 1000;

/**
 * Builds the server: the site's files and the API. It does not listen yet.
 * @param options.email the company's address, for visitors whose message cannot be taken
 */
export function buildApp({ config, email }: { config: Config; email: string }): FastifyInstance {
  const https = config.publicUrl?.protocol === 'https:';
  const site = openSite(config.siteDir, pagePolicy(https));

  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    bodyLimit: 64 * 1024,
    // A client that is slow to ask, or to read its answer, must not keep a connection for itself.
    requestTimeout: 30 * SECOND,
    connectionTimeout: 60 * SECOND,
    http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: SECOND },
    // Longer than the minute for which proxies keep theirs, so that none is closed as it is used.
    keepAliveTimeout: 65 * SECOND,
    // While the server stops, it still answers on the connections that it has.
    return503OnClosing: false,
    clientErrorHandler: answerBadConnection,
  });

  secureAnswers(app, https);
  const notFound = answerNotFound(site);
  // Before the body is read: whatever an address that does not exist is sent, it does not exist.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return notFound(request, reply);
    return undefined;
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(answerError);

  app.register(api, { prefix: '/api', site, email });
  serveSite(app, site);
  return app;
}

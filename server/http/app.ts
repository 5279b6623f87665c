import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { FIRST_LANG } from '../../contract/lang.ts';
import { accountService } from '../accounts/accounts.ts';
import { createAuth } from '../accounts/auth.ts';
import { secretKeyFrom } from '../accounts/secret-key.ts';
import { uploadSpace } from '../attachments/upload-space.ts';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import { floodWatch } from '../leads/flood.ts';
import { leadIntake } from '../leads/intake.ts';
import { rateLimits } from '../limits/limits.ts';
import { leadDeliveries } from '../mail/deliveries.ts';
import { openOutbox } from '../mail/outbox.ts';
import { retentionJob } from '../privacy/retention.ts';
import type { Store } from '../store/database.ts';
import { proxyTest } from '../trust-proxy.ts';
import { answerBadConnection } from './bad-connection.ts';
import { stripForwardedPorts } from './client.ts';
import { serverFactory } from './connections.ts';
import { answerErrors } from './errors.ts';
import { pagePolicy, secureAnswers } from './headers.ts';
import { shedLoad } from './load-shedding.ts';
import { loggerOptions, RequestLog } from './logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { missedAddresses } from './missed-addresses.ts';
import { routableUrl } from './path.ts';
import { boundRequests } from './request-bounds.ts';
import { api } from './routes/api.ts';
import { health } from './routes/health.ts';
import { search } from './routes/search.ts';
import { serveSite } from './site/routes.ts';
import { openSite } from './site/site.ts';

interface Parts {
  config: Config;
  company: Company;
  /** An open, migrated store; the server does not close it. */
  store: Store;
  metrics?: Metrics | undefined;
}

/** Builds the server: the site's files, the API and the outbox. It does not listen yet. */
export async function buildApp({ config, company, store, metrics }: Parts) {
  const https = config.publicUrl?.protocol === 'https:';
  const site = openSite(config.siteDir, pagePolicy(https));
  const auth = await createAuth(store, {
    name: company.name[FIRST_LANG],
    url: config.publicUrl ?? new URL(company.url),
    key: secretKeyFrom(config),
  });
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    // The maximum length of an address: the router would reject a long ID with its own message instead of ours.
    routerOptions: { maxParamLength: 16 * 1024 },
    bodyLimit: 64 * 1024,
    serverFactory: serverFactory(proxyTest(config.trustProxy)),
    // While the server stops, it still answers requests on open connections.
    return503OnClosing: false,
    clientErrorHandler: answerBadConnection,
  });
  const outbox = openOutbox({ config, company, store, auth, log: app.log });

  if (config.trustProxy !== false) stripForwardedPorts(app);
  secureAnswers(app, https, config.hstsSubdomains);
  boundRequests(app);
  answerErrors(app, site, missedAddresses(app, store));
  metrics?.watch(app);
  shedLoad(app);
  const retention = retentionJob({ store, config, log: app.log });
  app.addHook('onListen', async () => {
    outbox.start();
    retention.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), retention.stop()]);
  });

  health(app, store, site);
  const limits = rateLimits(store, config.leadsPerMinute);
  const deliveries = leadDeliveries(config);
  const services = {
    config,
    company,
    site,
    store,
    accounts: accountService(store, auth, https),
    limits,
    uploadSpace: uploadSpace({ config, store, limits, log: app.log }),
    outbox,
    deliveries,
    intake: leadIntake({ store, deliveries, limits, flood: floodWatch(), metrics, log: app.log }),
  };
  app.register((scope) => api(scope, services), { prefix: '/api' });
  search(app, services);
  serveSite(app, site);
  return app;
}

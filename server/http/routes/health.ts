import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../store/database.ts';
import { unseenLeads } from '../../store/held.ts';
import { RETRY_AFTER } from '../errors.ts';
import type { Site } from '../site/site.ts';

/**
 * `/healthz` says that the process is alive; `/readyz` says whether it can serve, and if not, why. Neither is logged or
 * rate-limited. Callers on this machine also learn how many held leads await review; other callers could find out which
 * of their leads are held.
 */
export function health(app: FastifyInstance, store: Store, site: Site): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  let canStore = true;
  /** Logs that storage fails and that it works again, once each. */
  const noteStorage = (failure: unknown) => {
    if (canStore === (failure === undefined)) return;
    canStore = failure === undefined;
    if (canStore) app.log.info('data can be stored again');
    else app.log.error({ err: failure }, 'nothing can be stored');
  };
  const reasonNotToServe = async (): Promise<string | undefined> => {
    if (stopping) return 'the server is stopping';
    const failure = await store.failure();
    noteStorage(failure);
    if (failure !== undefined) return 'nothing can be stored';
    if (!(await site.isBuilt())) return 'there is no built site';
    return undefined;
  };

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const reason = await reasonNotToServe();
    if (reason === undefined) {
      if (!isFromHere(request)) return { status: 'ok' };
      const { count } = await unseenLeads(store);
      return { status: 'ok', leadsToLookAt: count };
    }
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER)
      .send({ message: `Not ready: ${reason}` });
  });
}

const LOOPBACK: readonly unknown[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a request comes directly from this machine and not through a proxy. */
const isFromHere = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.includes(socket.remoteAddress) &&
  headers.forwarded === undefined &&
  headers['x-forwarded-for'] === undefined;

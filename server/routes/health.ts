import type { FastifyInstance } from 'fastify';
import type { Site } from '../site/site.ts';
import type { Store } from '../store/database.ts';

/**
 * `/healthz` says that the process lives, `/readyz` whether it can serve, and if not, why. Neither is logged or
 * limited.
 */
export function health(app: FastifyInstance, store: Store, site: Site): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  let canStore = true;
  /** Logs what keeps us from storing, and that it is over: once each. */
  const noteStorage = (failure: unknown) => {
    if (canStore === (failure === undefined)) return;
    canStore = failure === undefined;
    if (canStore) app.log.info('what comes in can be stored again');
    else app.log.error({ err: failure }, 'nothing can be stored');
  };
  const reasonNotToServe = async (): Promise<string | undefined> => {
    if (stopping) return 'the server is stopping';
    const failure = await store.failure();
    noteStorage(failure);
    if (failure !== undefined) return 'nothing can be stored';
    if (!(await site.isThere())) return 'there is no built site';
    return undefined;
  };

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const reason = await reasonNotToServe();
    if (reason === undefined) return { status: 'ok' };
    return reply
      .code(503)
      .header('retry-after', 5)
      .send({ message: `Not ready: ${reason}` });
  });
}

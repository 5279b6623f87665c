import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/database.ts';

/**
 * `/healthz` says that the process lives, `/readyz` whether it can serve: its database answers and it
 * is not being stopped. Neither is logged or limited.
 */
export function health(app: FastifyInstance, store: Store): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (!stopping && (await store.isReady())) return { status: 'ok' };
    return reply.code(503).header('retry-after', 5).send({ message: 'Not ready' });
  });
}

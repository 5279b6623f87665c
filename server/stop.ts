import type { FastifyInstance } from 'fastify';

/**
 * Prepares a server to be stopped without cutting anybody off. Call it before the server listens.
 * @returns stops it: takes no more connections, lets the requests that are being answered finish,
 * and ends those that have not after `limit` milliseconds. Answers whether all have finished.
 */
export function stopper(app: FastifyInstance): (limit: number) => Promise<boolean> {
  let answering = 0;
  let stopping = false;

  // A connection that carries no request would keep the server until its timeout: browsers open them ahead of need.
  const endIdle = () => {
    if (stopping && answering === 0) app.server.closeAllConnections();
  };
  app.server.on('request', (_request, response) => {
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      endIdle();
    });
  });

  return async (limit) => {
    let finished = true;
    const deadline = setTimeout(() => {
      finished = false;
      app.server.closeAllConnections();
    }, limit);
    stopping = true;
    const closed = app.close();
    endIdle();
    await closed;
    clearTimeout(deadline);
    return finished;
  };
}

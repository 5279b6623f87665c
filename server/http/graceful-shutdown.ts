import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Prepares a server to be stopped without cutting a client off. Call it before the server listens.
 * @returns stops it: takes no more connections, lets the requests that are being answered finish, and ends those that
 *   have not after `limit` milliseconds. Answers whether all have finished.
 */
export function gracefulShutdown(app: FastifyInstance): (limit: number) => Promise<boolean> {
  /** How many requests each connection has that are not answered. */
  const unanswered = new Map<Socket, number>();
  let stopping = false;

  // A connection that carries no request would keep the server until its timeout: browsers open them ahead of need.
  const endIdle = () => {
    if (stopping && unanswered.size === 0) app.server.closeAllConnections();
  };
  const forget = (socket: Socket) => {
    unanswered.delete(socket);
    endIdle();
  };
  app.server.on('connection', (socket) => {
    // Of an answer that had not begun to be sent, Node does not say that it never will be.
    socket.once('close', () => forget(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const rest = (unanswered.get(socket) ?? 0) - 1;
      if (rest > 0) unanswered.set(socket, rest);
      else forget(socket);
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

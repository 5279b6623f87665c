import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connectionOf } from './connection.ts';

/**
 * Prepares a server for stopping without interrupting clients. Call it before the server listens.
 * @returns a function that stops the server: it accepts no more connections, lets pending requests finish, and aborts
 *   those that take more than `limit` milliseconds; it resolves to whether all of them have finished
 */
export function gracefulShutdown(app: FastifyInstance): (limit: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  let stopping = false;

  // A connection without a request would keep the server running until its timeout; browsers open them in advance.
  const endIdle = () => {
    const isIdle = [...sockets].every((socket) => connectionOf(socket).open.length === 0);
    if (stopping && isIdle) app.server.closeAllConnections();
  };
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    // If an answer had not begun, Node emits no event to say that it never will.
    socket.once('close', () => {
      sockets.delete(socket);
      endIdle();
    });
  });
  app.server.on('request', (_, response) => response.once('close', endIdle));

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

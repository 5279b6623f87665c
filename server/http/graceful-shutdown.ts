import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Prepares a server for stopping without interrupting clients. Call it before the server listens.
 * @returns a function that stops the server: it accepts no more connections, lets pending requests finish, and aborts
 *   those that take more than `limit` milliseconds; it resolves to whether all of them have finished
 */
export function gracefulShutdown(app: FastifyInstance): (limit: number) => Promise<boolean> {
  /** The number of unanswered requests per connection. */
  const unanswered = new Map<Socket, number>();
  let stopping = false;

  // A connection without a request would keep the server running until its timeout; browsers open them in advance.
  const endIdle = () => {
    if (stopping && unanswered.size === 0) app.server.closeAllConnections();
  };
  const forget = (socket: Socket) => {
    unanswered.delete(socket);
    endIdle();
  };
  app.server.on('connection', (socket) => {
    // If an answer had not begun, Node emits no event to say that it never will.
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

import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { connectionOf, isFull, isWaitingForServer } from './connection.ts';
import { connectionBounds } from './connection-bounds.ts';

const SECOND = 1000;

/** The maximum number of unanswered requests on one connection; a client that sends more is disconnected. */
const UNANSWERED_MAX = 64;

/**
 * Creates the HTTP server for Fastify and limits what connections can cost: their number is limited, slow clients time
 * out, and pipelined requests are handled one after the other. The next request starts when the previous answer has
 * left the process, and nothing more is read in the meantime, so a client that doesn't read its answers occupies memory
 * for one of them instead of thousands.
 * @param isProxy whether an address belongs to a trusted proxy, whose connections are not counted
 */
export const serverFactory =
  (isProxy: (address: string) => boolean): FastifyServerFactory =>
  (handle) => {
    const bounds = connectionBounds(isProxy);
    return limitConnections(createBoundedServer(handle, bounds), bounds);
  };

type Bounds = ReturnType<typeof connectionBounds>;

function createBoundedServer(handle: RequestListener, bounds: Bounds): Server {
  return createServer(
    {
      headersTimeout: 15 * SECOND,
      requestTimeout: 30 * SECOND,
      connectionsCheckingInterval: SECOND,
      // Longer than the minute for which proxies keep their connections, so that none is closed as it is used.
      keepAliveTimeout: 65 * SECOND,
    },
    (request, response) => {
      const { socket } = request;
      // Node continues to the end of what it has read, even on a closed connection.
      if (socket.destroyed) return;
      const connection = connectionOf(socket);
      connection.open.push({ request, response });
      // At this point the entire answer is in its socket; `finish` comes when it has left the process.
      response.once('prefinish', () => bounds.answered(connection));
      response.once('finish', () => {
        connection.open.shift();
        connection.since = performance.now();
        if (!isFull(connection)) socket.resume();
      });
      if (connection.open.length > UNANSWERED_MAX) socket.destroy();
      else if (isFull(connection)) socket.pause();
      // If the client of a waiting request has disconnected, it needs no answer.
      const begin = () => {
        if (socket.destroyed) return;
        connection.since = performance.now();
        handle(request, response);
      };
      // Node gives a response its socket after all previous ones are sent. Other tasks run in between.
      if (response.socket !== null) begin();
      else response.once('socket', () => setImmediate(begin));
    },
  );
}

function limitConnections(server: Server, bounds: Bounds): Server {
  // A client that reads its answer slowly must not occupy a connection either. A client that waits for us stays
  // connected, because it would have to repeat everything.
  server.setTimeout(60 * SECOND, (socket) => {
    if (!isWaitingForServer(connectionOf(socket))) socket.destroy();
  });
  server.on('connection', (socket) => bounds.admit(connectionOf(socket)));
  const timer = setInterval(() => bounds.cutSlow(performance.now()), 5 * SECOND).unref();
  server.once('close', () => clearInterval(timer));
  return allowHalfOpen(server);
}

/** Lets a client that has half-closed its connection read its pending answers. */
function allowHalfOpen(server: Server): Server {
  // Node supports the option, but its types don't include it.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

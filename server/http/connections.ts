import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { connectionOf, isFull, isWaitingForServer } from './connection.ts';
import { connectionBounds } from './connection-bounds.ts';

const SECOND = 1000;

/** How many requests may stand unanswered on one connection; a client that sends more is cut off. */
const UNANSWERED_MAX = 64;

/**
 * Makes the HTTP server for Fastify, and bounds what connections may cost: there are only so many, slow clients are
 * timed out, and requests that are sent without waiting for answers (pipelined) are handled one after the other. The
 * next one starts when the answer before it has left the process, and nothing more is read meanwhile, so a client that
 * reads no answers holds one of them and not thousands.
 * @param isProxy whether an address is a trusted proxy's, whose connections are not counted
 */
export const serverFactory =
  (isProxy: (address: string) => boolean): FastifyServerFactory =>
  (handle) => {
    const bounds = connectionBounds(isProxy);
    return bounded(makeServer(handle, bounds), bounds);
  };

type Bounds = ReturnType<typeof connectionBounds>;

function makeServer(handle: RequestListener, bounds: Bounds): Server {
  return createServer(
    {
      headersTimeout: 15 * SECOND,
      requestTimeout: 30 * SECOND,
      connectionsCheckingInterval: SECOND,
      // Longer than the minute for which proxies keep theirs, so that none is closed as it is used.
      keepAliveTimeout: 65 * SECOND,
    },
    (request, response) => {
      const { socket } = request;
      // Cut off, but Node goes on to the end of what it has read.
      if (socket.destroyed) return;
      const connection = connectionOf(socket);
      connection.open.push({ request, response });
      // All of the answer is with its socket then; `finish` comes when it has left the process.
      response.once('prefinish', () => bounds.answered(connection));
      response.once('finish', () => {
        connection.open.shift();
        connection.since = performance.now();
        if (!isFull(connection)) socket.resume();
      });
      if (connection.open.length > UNANSWERED_MAX) socket.destroy();
      else if (isFull(connection)) socket.pause();
      // The client of a request that was waiting for its turn is gone, and needs no answer.
      const begin = () => {
        if (socket.destroyed) return;
        connection.since = performance.now();
        handle(request, response);
      };
      // Node gives a response its socket when all before it are sent. Others have their turn in between.
      if (response.socket !== null) begin();
      else response.once('socket', () => setImmediate(begin));
    },
  );
}

function bounded(server: Server, bounds: Bounds): Server {
  // A client that is slow to read its answer must not keep a connection for itself either. One that we keep waiting
  // stays: it would have to do all of it again.
  server.setTimeout(60 * SECOND, (socket) => {
    if (!isWaitingForServer(connectionOf(socket))) socket.destroy();
  });
  server.on('connection', (socket) => bounds.admit(connectionOf(socket)));
  const look = setInterval(() => bounds.cutSlow(performance.now()), 5 * SECOND).unref();
  server.once('close', () => clearInterval(look));
  return answerAfterEnd(server);
}

/** Lets a client that has ended its side of a connection read the answers that it still waits for. */
function answerAfterEnd(server: Server): Server {
  // Node has the switch, but its types do not.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

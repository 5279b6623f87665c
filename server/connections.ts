import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';

const SECOND = 1000;

/** How many requests may stand unanswered on one connection; a client that sends more is cut off. */
const UNANSWERED_MAX = 64;

/** For how long a client that has been refused may go on sending, in milliseconds. */
const LINGER = 2 * SECOND;

/** A request and its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The exchanges of a connection that are not over, oldest first: the first one is being answered. */
interface Connection {
  open: Exchange[];
  /** What is wrong with the bytes behind them: an HTTP status. Nothing is read until it can be said. */
  refusal: number | undefined;
  /** Whether it has been said; what still comes is thrown away. */
  isOver: boolean;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Makes the HTTP server for Fastify, and bounds what one connection may cost: slow clients are timed out, and
 * requests that are sent without waiting for answers (pipelined) are handled one after the other. The
 * next one starts when the answer before it has left the process, and nothing more is read meanwhile, so a
 * client that reads no answers holds one of them and not thousands.
 */
export const makeServer: FastifyServerFactory = (handle) => {
  const server = createServer(
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
      const connection = connections.get(socket) ?? track(socket);
      connection.open.push({ request, response });
      response.once('finish', () => {
        connection.open.shift();
        if (!isFull(connection)) socket.resume();
      });
      if (connection.open.length > UNANSWERED_MAX) socket.destroy();
      else if (isFull(connection)) socket.pause();
      // Nobody is there any more for an answer to one that was waiting for its turn.
      const begin = () => {
        if (!socket.destroyed) handle(request, response);
      };
      // Node gives a response its socket when all before it are sent. Others have their turn in between.
      if (response.socket !== null) begin();
      else response.once('socket', () => setImmediate(begin));
    },
  );
  // A client that is slow to read its answer must not keep a connection for itself either.
  server.setTimeout(60 * SECOND);
  return answerAfterEnd(server);
};

/** Lets a client that has ended its side of a connection read the answers that it still waits for. */
function answerAfterEnd(server: Server): Server {
  // Node has the switch, but its types do not.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

function track(socket: Socket): Connection {
  const connection: Connection = { open: [], refusal: undefined, isOver: false };
  connections.set(socket, connection);
  // Node resumes a socket by itself when the body of a request has been read.
  socket.on('resume', () => {
    if (isFull(connection)) socket.pause();
  });
  return connection;
}

/** Whether a connection has sent all that can be taken from it for now. */
const isFull = ({ open, refusal, isOver }: Connection) =>
  !isOver && (open.length > 1 || refusal !== undefined);

/**
 * Answers a connection whose bytes are no request, or not one within the time that it has. Requests that
 * arrived whole before those bytes get their answers first.
 */
export function answerBadConnection(error: { code: string }, socket: Socket): void {
  const connection = connections.get(socket) ?? track(socket);
  if (connection.refusal !== undefined || error.code === 'ECONNRESET') return;
  connection.refusal = BAD_CONNECTIONS[error.code] ?? 400;
  const last = connection.open.findLast(({ request }) => request.complete);
  if (last === undefined) {
    refuse(socket, connection);
  } else {
    socket.pause();
    last.response.once('finish', () => refuse(socket, connection));
  }
}

const BAD_CONNECTIONS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Says what is wrong, unless the connection is in the middle of an answer, and hangs up. */
function refuse(socket: Socket, connection: Connection): void {
  connection.isOver = true;
  const isFree = socket.writable && !connection.open[0]?.response.headersSent;
  socket.end(isFree ? refusal(connection.refusal ?? 400) : '');
  // To close while bytes are coming in would reset the connection, and the client might never read its answers.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER).unref();
}

function refusal(status: number): string {
  const body = JSON.stringify({ message: STATUS_CODES[status] });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

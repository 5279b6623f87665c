import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What is known of a connection. */
export interface Connection {
  socket: Socket;
  /** The exchanges that are not over, oldest first: the first one is being answered. */
  open: Exchange[];
  /** Whom its request is from, as limits count it: behind a proxy each may be another visitor's. */
  client: string | undefined;
  /** When its last answer began or ended, or it was opened: milliseconds of `performance.now()`. */
  since: number;
  /** What is wrong with the bytes behind them: an HTTP status. Nothing is read until it can be said. */
  refusal: number | undefined;
  /** Whether it has been said; what still comes is thrown away. */
  isOver: boolean;
}

const connections = new WeakMap<Socket, Connection>();

/** The connection of a socket. */
export function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket);
  if (known) return known;
  const since = performance.now();
  const connection: Connection = {
    socket,
    open: [],
    client: undefined,
    since,
    refusal: undefined,
    isOver: false,
  };
  connections.set(socket, connection);
  // Node resumes a socket by itself when the body of a request has been read.
  socket.on('resume', () => {
    if (isFull(connection)) socket.pause();
  });
  return connection;
}

/** Notes whom the request that a connection answers is from. */
export function noteClient(socket: Socket, client: string): void {
  const connection = connections.get(socket);
  if (connection) connection.client = client;
}

/** Whether a connection has sent all that can be taken from it for now. */
export const isFull = ({ open, refusal, isOver }: Connection): boolean =>
  !isOver && (open.length > 1 || refusal !== undefined);

/** Whether we keep the client waiting, and not the other way round: it has sent a whole request, and reads what we say. */
export const isWaitingForServer = ({ open, socket }: Connection): boolean =>
  open[0]?.request.complete === true && socket.writableLength === 0;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connection {
  socket: Socket;
  /** The unfinished exchanges, oldest first; the first one is being answered. */
  open: Exchange[];
  /** The client of its current request, as limits count it; behind a proxy it changes with each request. */
  client: string | undefined;
  /** When its last answer began or ended, or it was opened, in milliseconds of `performance.now()`. */
  since: number;
  /** The HTTP status for invalid bytes after these requests. Nothing more is read until it can be sent. */
  refusal: number | undefined;
  /** Whether it has been sent; anything that still arrives is discarded. */
  isOver: boolean;
}

const connections = new WeakMap<Socket, Connection>();

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
  // Node resumes a socket on its own when it has read the body of a request.
  socket.on('resume', () => {
    if (isFull(connection)) socket.pause();
  });
  return connection;
}

/** Records which client the current request of a connection is from. */
export function setClient(socket: Socket, client: string): void {
  const connection = connections.get(socket);
  if (connection) connection.client = client;
}

/** Whether a connection has sent all that can be accepted for now. */
export const isFull = ({ open, refusal, isOver }: Connection): boolean =>
  !isOver && (open.length > 1 || refusal !== undefined);

/** Whether the client is waiting for us: it has sent a complete request and reads our answers. */
export const isWaitingForServer = ({ open, socket }: Connection): boolean =>
  open[0]?.request.complete === true && socket.writableLength === 0;

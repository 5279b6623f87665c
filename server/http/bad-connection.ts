import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Connection, connectionOf } from './connection.ts';
import { mayContinue } from './uploads.ts';

/** The time for which a refused client may continue sending, in milliseconds. */
const LINGER = 2000;

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a connection whose bytes don't form a request in time, after the complete requests before them. */
export function answerBadConnection(error: { code: string }, socket: Socket): void {
  const connection = connectionOf(socket);
  const answer = () => {
    if (connection.refusal !== undefined) return;
    connection.refusal = STATUSES[error.code] ?? 400;
    refuseAfterAnswers(connection);
  };
  if (connection.refusal !== undefined || error.code === 'ECONNRESET') return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (!isLate || !mayContinue(connection, answer)) answer();
}

/** Refuses the connection once all complete requests have been answered. */
function refuseAfterAnswers(connection: Connection): void {
  const { socket } = connection;
  const last = connection.open.findLast(({ request }) => request.complete);
  if (last === undefined) {
    refuse(connection);
  } else {
    socket.pause();
    last.response.once('finish', () => refuse(connection));
  }
}

/** Sends the error, unless an answer is being sent, and closes the connection. */
function refuse(connection: Connection): void {
  const { socket } = connection;
  connection.isOver = true;
  const isFree = socket.writable && !connection.open[0]?.response.headersSent;
  socket.end(isFree ? refusal(connection.refusal ?? 400) : '');
  // Closing while bytes arrive would reset the connection, and the client might never read its answers.
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

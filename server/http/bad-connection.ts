import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Connection, connectionOf } from './connection.ts';
import { mayContinue } from './uploads.ts';

/** For how long a client that has been refused may go on sending, in milliseconds. */
const LINGER = 2000;

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers a connection whose bytes are no request, or not one within the time that it has. Requests that arrived whole
 * before those bytes get their answers first.
 */
export function answerBadConnection(error: { code: string }, socket: Socket): void {
  const connection = connectionOf(socket);
  if (connection.refusal !== undefined || error.code === 'ECONNRESET') return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isLate && mayContinue(connection, () => answerLate(connection))) return;
  connection.refusal = STATUSES[error.code] ?? 400;
  end(connection);
}

function answerLate(connection: Connection): void {
  if (connection.refusal !== undefined) return;
  connection.refusal = 408;
  end(connection);
}

/** Refuses once the requests that arrived whole have their answers. */
function end(connection: Connection): void {
  const { socket } = connection;
  const last = connection.open.findLast(({ request }) => request.complete);
  if (last === undefined) {
    refuse(connection);
  } else {
    socket.pause();
    last.response.once('finish', () => refuse(connection));
  }
}

/** Says what is wrong, unless the connection is in the middle of an answer, and hangs up. */
function refuse(connection: Connection): void {
  const { socket } = connection;
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

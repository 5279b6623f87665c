import { connect, type Socket } from 'node:net';

const SECOND = 1000;

/** The behavior of a hostile connection from the moment that it is open. */
type Act = (socket: Socket) => void;

const head = (first: string, ...lines: string[]) =>
  [first, 'Host: x', ...lines, '', ''].join('\r\n');

const post = (...lines: string[]) =>
  head('POST /api/leads HTTP/1.1', 'Content-Type: application/json', ...lines);

/** Sends a beginning, and then the rest one byte at a time. */
const sendByteByByte =
  (begun: string, rest: string, pause = SECOND): Act =>
  (socket) => {
    socket.write(begun);
    let next = 0;
    const timer = setInterval(() => socket.write(rest[next++ % rest.length] ?? ''), pause);
    socket.once('close', () => clearInterval(timer));
  };

/** Requests a lot and reads a little of it once a second. */
const readSlowly =
  (bytes: string): Act =>
  (socket) => {
    socket.pause();
    socket.write(bytes);
    const timer = setInterval(() => socket.read(1), SECOND);
    socket.once('close', () => clearInterval(timer));
  };

/** Repeats its request as soon as it is answered. */
const repeatRequest =
  (bytes: string): Act =>
  (socket) => {
    socket.on('data', () => socket.write(bytes));
    socket.write(bytes);
  };

/** Every cheap way for an attacker to hold a connection. */
export const KINDS: Record<string, Act> = {
  silence: () => {},
  'half a head': (socket) => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  'a head byte by byte': sendByteByByte('GET / HTTP/1.1\r\nX: ', 'x'),
  'many headers': repeatRequest(head('GET / HTTP/1.1', ...Array<string>(3000).fill('a:'))),
  'a huge address': repeatRequest(head(`GET /${'a/'.repeat(7800)} HTTP/1.1`)),
  'a huge address byte by byte': sendByteByByte('GET /', 'a', 100),
  'headers above the limit': repeatRequest(head('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`)),
  'a body byte by byte': sendByteByByte(post('Content-Length: 65000'), ' '),
  'chunks byte by byte': sendByteByByte(post('Transfer-Encoding: chunked'), '1\r\n \r\n', 100),
  'a body that is too large': repeatRequest(
    `${post('Content-Length: 65537')}${' '.repeat(65_537)}`,
  ),
  'an early end': (socket) => socket.end(post('Content-Length: 100')),
  'a large file, unread': readSlowly(head('GET /share/large.png HTTP/1.1')),
  'a thousand pages, unread': readSlowly(head('GET / HTTP/1.1').repeat(1000)),
  'the description of the API, unread': readSlowly(
    head('GET /api/openapi.json HTTP/1.1').repeat(60),
  ),
  'one request after another': repeatRequest(head('GET /nothing HTTP/1.1')),
  'no HTTP': repeatRequest('\0\xff no HTTP\r\n\r\n'),
};

/**
 * Holds hostile connections of all kinds in turn from ten addresses of this machine, and reopens those that are cut
 * off.
 */
export function beHostile(port: number, count: number): void {
  const acts = Object.values(KINDS);
  const open = (number: number) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.0.${10 + (number % 10)}`,
      allowHalfOpen: true,
    });
    socket.on('error', () => {});
    // Only connections with a handler read anything.
    socket.once('connect', () => acts[number % acts.length]?.(socket));
    socket.once('close', () => setTimeout(open, 100, number));
  };
  for (let number = 0; number < count; number++) open(number);
}

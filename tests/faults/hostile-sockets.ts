import { connect, type Socket } from 'node:net';

const SECOND = 1000;

/** What a hostile connection does from the moment that it is open. */
type Act = (socket: Socket) => void;

const head = (first: string, ...lines: string[]) =>
  [first, 'Host: x', ...lines, '', ''].join('\r\n');

const post = (...lines: string[]) =>
  head('POST /api/leads HTTP/1.1', 'Content-Type: application/json', ...lines);

/** Sends a beginning, and then a byte of the rest at a time. */
const trickle =
  (begun: string, rest: string, pause = SECOND): Act =>
  (socket) => {
    socket.write(begun);
    let next = 0;
    const timer = setInterval(() => socket.write(rest[next++ % rest.length] ?? ''), pause);
    socket.once('close', () => clearInterval(timer));
  };

/** Asks for much, and reads a little of it once a second. */
const sip =
  (bytes: string): Act =>
  (socket) => {
    socket.pause();
    socket.write(bytes);
    const timer = setInterval(() => socket.read(1), SECOND);
    socket.once('close', () => clearInterval(timer));
  };

/** Asks again as soon as it is answered. */
const insist =
  (bytes: string): Act =>
  (socket) => {
    socket.on('data', () => socket.write(bytes));
    socket.write(bytes);
  };

/** Every way to hold a connection that costs a stranger little. */
export const KINDS: Record<string, Act> = {
  'say nothing': () => {},
  'half a head': (socket) => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  'a head byte by byte': trickle('GET / HTTP/1.1\r\nX: ', 'x'),
  'many headers': insist(head('GET / HTTP/1.1', ...Array<string>(3000).fill('a:'))),
  'a huge address': insist(head(`GET /${'a/'.repeat(7800)} HTTP/1.1`)),
  'a huge address byte by byte': trickle('GET /', 'a', 100),
  'more headers than there is room for': insist(head('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`)),
  'a body byte by byte': trickle(post('Content-Length: 65000'), ' '),
  'chunks byte by byte': trickle(post('Transfer-Encoding: chunked'), '1\r\n \r\n', 100),
  'a body that is too large': insist(`${post('Content-Length: 65537')}${' '.repeat(65_537)}`),
  'an end before its time': (socket) => socket.end(post('Content-Length: 100')),
  'a large file, unread': sip(head('GET /share/large.png HTTP/1.1')),
  'a thousand pages, unread': sip(head('GET / HTTP/1.1').repeat(1000)),
  'the description of the API, unread': sip(head('GET /api/openapi.json HTTP/1.1').repeat(60)),
  'one question after the other': insist(head('GET /nothing HTTP/1.1')),
  'no HTTP': insist('\0\xff no HTTP\r\n\r\n'),
};

/**
 * Holds hostile connections, of all kinds by turns, from ten addresses of this machine. One that is cut off is opened
 * again.
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
    // Nothing is read but by those who read.
    socket.once('connect', () => acts[number % acts.length]?.(socket));
    socket.once('close', () => setTimeout(open, 100, number));
  };
  for (let number = 0; number < count; number++) open(number);
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sendLead } from '../api/people.ts';
import { rowsOf } from '../api/rows.ts';
import { appOfFile, appWithStore, COMPANY, connectionsOf, listen, open } from './fixture.ts';

const CRLF = '\r\n';

/** The body of a lead, without a declared length. */
const BODY = JSON.stringify({
  form: 'call-to-action',
  lang: 'en',
  page: '/',
  email: 'smuggled@example.com',
  consent: COMPANY.consent[0].version,
});

/** Returns the head of a request for `/api/leads`, with these lines besides the usual ones. */
const head = (...lines: string[]) =>
  ['POST /api/leads HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join(
    CRLF,
  );

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join(CRLF);

const whole = (body = BODY) => head(`Content-Length: ${Buffer.byteLength(body)}`) + body;

const chunked = (body: string) => head('Transfer-Encoding: chunked') + body;
const chunk = (body: string) => `${body.length.toString(16)}${CRLF}${body}${CRLF}`;

/** Starts a listening server; `leads` are the addresses of its stored leads. */
async function target() {
  const { server, store } = await appWithStore();
  const port = await listen(server);
  const leads = async () => (await rowsOf(store, 'lead')).map(({ email }) => email);
  return { server, port, leads };
}

/** Sends bytes, ends its side and returns everything that comes back, even from a connection that is cut off. */
async function provoke(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await open(port);
  let output = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    output += data;
  });
  const closed = once(socket, 'close');
  socket.end(bytes, 'latin1');
  await closed;
  return output;
}

/** Returns the statuses in a connection’s answers. */
const statuses = (output: string) =>
  [...output.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const smuggled = whole();

/** Requests that are refused or cut off. */
const PROVOCATIONS: readonly [name: string, bytes: string | Buffer][] = [
  ['a chunk without a size', chunked(`zz${CRLF}`)],
  ['chunks of 64 KB and a byte', chunked(`${chunk('x'.repeat(65_537))}0${CRLF}${CRLF}`)],
  ['70,000 chunks of a byte', chunked(`1${CRLF}x${CRLF}`.repeat(70_000))],
  ['a length of 64 KB and a byte', head('Content-Length: 65537') + 'x'.repeat(65_537)],
  [
    'a gigabyte that is asked for first',
    head('Content-Length: 1000000000', 'Expect: 100-continue'),
  ],
  [
    'a length and chunks',
    `${head('Content-Length: 4', 'Transfer-Encoding: chunked')}0${CRLF}${CRLF}${smuggled}`,
  ],
  ['NUL in a header', get('/', 'X: a\0b')],
  ['noise', randomBytes(100_000)],
  ['a tunnel', `CONNECT example.com:443 HTTP/1.1${CRLF}Host: example.com${CRLF}${CRLF}`],
  ['an address of 100 KB', get(`/${'x'.repeat(100_000)}`)],
];

describe('on one server, in sequence', () => {
  const app = appOfFile();
  let port: number;
  let visitors = 0;
  beforeAll(async () => {
    port = await listen(app().server);
  });

  test.each(PROVOCATIONS)(
    'refuses or cuts off %s without affecting other clients',
    async (_name, bytes) => {
      const { server, store } = app();
      const output = await provoke(port, bytes);
      const answers = statuses(output).filter((status) => status !== 100);
      // Except 429, which would hide how a server reacts to the first such request.
      const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;
      for (const status of answers) expect(status, output).toSatisfy(isRefusal);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      visitors += 1;
      const email = `visitor-${visitors}@example.com`;
      const lead = await sendLead(server, { email }, {}, `192.0.2.${visitors}`);
      expect(lead.statusCode).toBe(201);
      const stored = await store.db.deleteFrom('lead').returning('email').execute();
      expect(stored).toEqual([{ email }]);
    },
  );
});

test('answers a complete request whose sender has closed its side', async () => {
  const { port, leads } = await target();
  expect(statuses(await provoke(port, whole()))).toEqual([201]);
  expect(statuses(await provoke(port, chunked(`${chunk(BODY)}0${CRLF}${CRLF}`)))).toEqual([201]);
  expect(await leads()).toEqual(['smuggled@example.com']);
});

test.each([
  ['no HTTP', `garbage${CRLF}${CRLF}`],
  ['its body again', `${BODY}${CRLF}${CRLF}`],
  ['a request that ends within its body', chunked(`zz${CRLF}`) + smuggled],
  ['a header that is too large', get('/', `X: ${'x'.repeat(20_000)}`)],
  ['more than the buffers take', 'x'.repeat(16 << 20)],
])('acknowledges a lead followed by %s, then closes the connection', async (_name, garbage) => {
  const { port, leads } = await target();
  for (const hangUp of [false, true]) {
    const socket = await open(port);
    socket.write(whole(BODY.replace('smuggled', `visitor-${hangUp}`)) + garbage, 'latin1');
    if (hangUp) socket.end();
    const [first, second, ...more] = statuses(await text(socket));
    expect(first).toBe(201);
    expect(second).toSatisfy((status) => status >= 400 && status < 500);
    expect(more).toEqual([]);
  }
  expect(await leads()).toEqual(['visitor-false@example.com', 'visitor-true@example.com']);
});

test('leaves nothing behind for connections reset midway', async () => {
  const { server, port, leads } = await target();
  for (const bytes of [get('/').slice(0, 9), whole().slice(0, -1), get('/').repeat(50)]) {
    for (let each = 0; each < 50; each++) {
      const socket = await open(port);
      socket.write(bytes);
      socket.resetAndDestroy();
    }
  }
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0), 20_000);
  expect((await sendLead(server)).statusCode).toBe(201);
  expect(await leads()).toEqual(['visitor@example.com']);
});

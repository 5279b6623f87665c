import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { app } from './fixture.ts';

/** As many bytes as Node lets the head of a request have, less what else is in it. */
const LONGEST = 16_000;

/** Processor time that an answer to a request of this length may take, in milliseconds; a quadratic pattern takes 200 and more. */
const BUDGET = 20;

/** What patterns stumble over: many places to begin at, and … */
const UNITS =
  '. / ./ a. a/ - _ : ; , , = " \\ * + ~ a 0 % %2e %2f %25 %00 en/ index a, a; a=, ;q=0, "a", W/"a", */*, a=b; 0-1, 1.1.1.1, ::1,'
    .split(' ')
    .concat([' ', '\t', ' ,', '; ', 'a ']);

/** … an end that does not fit. */
const TAILS = ['', '!', '/x', '"'];

/** Whether a browser or a tool could put this into an address; Node refuses the rest before we see it. */
const isAddress = (value: string) => !/[\s"\\]/.test(value);

const VALUES = UNITS.flatMap((unit) =>
  TAILS.map((tail) => unit.repeat((LONGEST - tail.length) / unit.length) + tail),
);

interface Asked {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

/** Milliseconds of processor time that an answer takes. */
async function cost(server: FastifyInstance, asked: Asked): Promise<number> {
  const before = process.threadCpuUsage();
  await server.inject(asked);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The values that cost more than they may, told by their beginning and end. */
async function tooDear(values: string[], ask: (value: string) => Asked): Promise<string[]> {
  const server = await app({ TRUST_PROXY: 'true' });
  const found: string[] = [];
  for (const value of values) {
    let least = await cost(server, ask(value));
    // What is dear by itself is dear each time; the first time may have had to compile something.
    for (let again = 0; again < 4 && least > BUDGET; again++) {
      least = Math.min(least, await cost(server, ask(value)));
    }
    if (least > BUDGET)
      found.push(`${value.slice(0, 8)}…${value.slice(-4)}: ${Math.round(least)} ms`);
  }
  return found;
}

test.each<[place: string, ask: (value: string) => Asked]>([
  ['path', (value) => ({ url: `/${value}` })],
  ['path of an English page', (value) => ({ url: `/en/${value}` })],
  ['path of an asset', (value) => ({ url: `/_astro/${value}` })],
  ['path with another method', (value) => ({ method: 'POST', url: `/${value}` })],
  ['path of the API', (value) => ({ url: `/api/inbox/${value}` })],
  ['query', (value) => ({ url: `/landings/product?${value}` })],
  ['query of a redirect', (value) => ({ url: `/en/?${value}` })],
])(
  'no %s is so long that it takes long',
  async (_place, ask) => {
    expect(await tooDear(VALUES.filter(isAddress), ask)).toEqual([]);
  },
  60_000,
);

test.each([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'cookie',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])(
  'no header %s is so long that it takes long',
  async (name) => {
    const ask = (value: string) => ({ url: '/favicon.svg', headers: { [name]: value } });
    expect(await tooDear(VALUES, ask)).toEqual([]);
  },
  60_000,
);

let visitor = 0;

test.each([
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'origin',
  'referer',
  'user-agent',
])(
  'no header %s of a call is so long that it takes long',
  async (name) => {
    const ask = (value: string): Asked => {
      visitor += 1;
      return {
        method: 'POST',
        url: '/api/leads',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
          [name]: value,
        },
        payload: 'email=nobody',
      };
    };
    expect(await tooDear(VALUES, ask)).toEqual([]);
  },
  60_000,
);

/** The calls that anybody can make with a body, with fields that are all right. */
const BODIES: Record<string, Record<string, string>> = {
  '/api/leads': {
    form: 'contact',
    lang: 'en',
    page: '/',
    email: 'a@example.com',
    name: 'A',
    company: 'B',
    telephone: '+66 2 123 4567',
    message: 'Hello',
    offer: '',
    consent: 'x',
  },
  '/api/login': { email: 'a@example.com', password: 'four blue threads' },
  '/api/signup': { email: 'a@example.com', password: 'four blue threads', name: 'A' },
  '/api/password/forgotten': { email: 'a@example.com' },
  '/api/password/reset': { token: 'x', password: 'four blue threads' },
};

/** As many bytes as a body may have, less what else is in it; and as many as fields may have that are long and short. */
const LENGTHS = [64_000, 2000];

test.each(
  Object.entries(BODIES).flatMap(([url, fields]) =>
    Object.keys(fields).map((name) => [url, name, fields] as const),
  ),
)(
  'no body for %s is so long in its field %s that it takes long',
  async (url, name, fields) => {
    const values = [...UNITS, 'ก', '่', 'ำ', '<', '@', '\\u0000'].flatMap((unit) =>
      LENGTHS.map((length) => `${unit.repeat(length / Buffer.byteLength(unit) - 1)}!`),
    );
    const ask = (value: string): Asked => {
      visitor += 1;
      return {
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
        },
        payload: JSON.stringify({ ...fields, [name]: value }),
      };
    };
    expect(await tooDear(values, ask)).toEqual([]);
  },
  60_000,
);

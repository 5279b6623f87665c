import { expect, test } from 'vitest';
import { app, siteServer } from './fixture.ts';

/**
 * Maximum processor time of the answer to a request of the maximum length, in milliseconds; a quadratic pattern takes
 * 200 or more.
 */
const BUDGET = 20;

/** Units that slow patterns down: many places to begin at, and … */
const UNITS =
  '. / ./ a. a/ - _ : ; , , = " \\ * + ~ a 0 % %2e %2f %25 %00 en/ index a, a; a=, ;q=0, "a", W/"a", */*, a=b; 0-1, 1.1.1.1, ::1,'
    .split(' ')
    .concat([' ', '\t', ' ,', '; ', 'a ']);

/** … an end that does not match. */
const TAILS = ['', '!', '"'];

/** Repeats a unit up to a length in bytes of UTF-8, with an end. */
const repeated = (unit: string, bytes: number, tail: string): string =>
  unit.repeat(Math.max(1, (bytes - tail.length) / Buffer.byteLength(unit))) + tail;

/** Whether a browser or a tool could put this into an address; Node refuses the rest before we see it. */
const isAddress = (value: string): boolean => !/[\s"\\]/.test(value);

/** Returns the beginning and end of the values that exceed the budget. */
async function slowValues(
  values: readonly string[],
  send: (value: string) => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  for (const value of values) {
    let least = await cost(() => send(value));
    // A slow value is slow each time; the first time may include compilation.
    for (let again = 0; again < 4 && least > BUDGET; again++) {
      least = Math.min(least, await cost(() => send(value)));
    }
    if (least > BUDGET)
      found.push(`${value.slice(0, 8)}…${value.slice(-4)}: ${Math.round(least)} ms`);
  }
  return found;
}

/** Returns the processor time of this thread for a task, in milliseconds. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Maximum bytes of a request’s head in Node, less its other content. */
const LONGEST = 16_000;

const VALUES = UNITS.flatMap((unit) => TAILS.map((tail) => repeated(unit, LONGEST, tail)));

interface Asked {
  method?: 'GET' | 'POST';
  url: string;
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
  'handles a %s of the maximum length quickly',
  async (_place, ask) => {
    const server = await siteServer();
    const send = (value: string) => server.inject(ask(value));
    expect(await slowValues(VALUES.filter(isAddress), send)).toEqual([]);
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
  'handles a header %s of the maximum length quickly',
  async (name) => {
    const server = await app({ TRUST_PROXY: 'true' });
    const send = (value: string) =>
      server.inject({ url: '/favicon.svg', headers: { [name]: value } });
    expect(await slowValues(VALUES, send)).toEqual([]);
  },
  60_000,
);
